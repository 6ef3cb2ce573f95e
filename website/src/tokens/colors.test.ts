import fs from 'node:fs';
import { buildCodeThemeCSS } from '@griffel-site/samples';
import { expect, it } from 'vitest';
import { COLORS } from './colors';

const ROOT = new URL('../../../', import.meta.url);

it.each([
  'website/static/img/icon.svg',
  'website/static/img/wordmark.svg',
  'packages/playground/src/pointing/useInspect.ts',
  'packages/playground/src/pointing/useElementPointing.ts',
  'packages/playground/src/sandbox/frame/createOutlines.ts',
  'packages/playground/src/preview/usePreviewStyles.ts',
])('%s, which cannot import colors, has those of the site', (file) => {
  const colors = fs.readFileSync(new URL(file, ROOT), 'utf8').match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(colors).not.toEqual([]);
  expect(Object.values(COLORS)).toEqual(expect.arrayContaining(colors));
});

it('gives our code theme the accent of the site', () => {
  const css = buildCodeThemeCSS('slate', ['slate']);
  expect(css).toContain(`--code-accent:${COLORS.accent}`);
});
