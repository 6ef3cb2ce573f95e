import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openTypeEnvironment, readMark } from '../testing/openTypeEnvironment.ts';
import { completeAt, hoverAt } from '../types/worker/describeAt.ts';
import type { TypeEnvironment } from '../types/worker/createTypeEnvironment.ts';
import { diagnoseFile } from '../types/worker/diagnoseFile.ts';
import { FLUENT_EXPORTS } from './attachFluent.ts';

// TypeScript's first answer takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let environment: TypeEnvironment;
beforeAll(async () => {
  environment = await openTypeEnvironment();
});

const open = (marked: string) => {
  const { text, position } = readMark(marked);
  environment.update({ 'App.tsx': text }, environment.files());
  return position;
};
const complete = (marked: string): string[] =>
  completeAt(environment, 'App.tsx', open(marked), true)?.items.map(({ label }) => label) ?? [];
const diagnose = (text: string): string[] => {
  open(`${text}|`);
  return diagnoseFile(environment, 'App.tsx').map(({ message }) => message);
};

describe('types of Fluent UI', () => {
  it.each(Object.entries(FLUENT_EXPORTS))('%s has a type for each value', (name, exported) => {
    expect(diagnose(`import { ${exported.join(', ')} } from '${name}';`)).toEqual([]);
  });

  it('completes tokens by name', () => {
    const items = complete(
      `import { tokens } from '@fluentui/react-components';\ntokens.colorBrandB|`,
    );
    expect(items).toContain('colorBrandBackground');
    expect(items).toContain('spacingHorizontalM');
  });

  it('shows the value of a token on hover', () => {
    const position = open(
      `import { tokens } from '@fluentui/react-theme';\ntokens.colorBrandBackgr|ound;`,
    );
    expect(JSON.stringify(hoverAt(environment, 'App.tsx', position))).toMatch(
      /colorBrandBackground.*string/,
    );
  });

  it('finds a misspelled token and a theme with a wrong value', () => {
    const [token, theme, ...others] = diagnose(
      `import { FluentProvider, tokens } from '@fluentui/react-components';
export const a = tokens.colorBrandBackgroun;
export const b = <FluentProvider theme={{ colorBrandBackground: 1 }} />;`,
    );
    expect(token).toMatch(
      /^Property 'colorBrandBackgroun' does not exist.*Did you mean 'colorBrandBackground'/,
    );
    expect(theme).toMatch(/^Type 'number' is not assignable to type 'string'/);
    expect(others).toEqual([]);
  });

  it('accepts tokens in styles of Griffel, of the core and in shadow roots', () => {
    expect(
      diagnose(`import { tokens, typographyStyles } from '@fluentui/react-theme';
import { createFocusOutlineStyle } from '@fluentui/react-tabster';
import { makeStyles, type GriffelRenderer } from '@griffel/core';
import { makeStyles as makeReactStyles, type SlotClassNames } from '@fluentui/react-components';
import { createShadowDOMRenderer } from '@griffel/shadow-dom';
declare const root: ShadowRoot;
export const names: SlotClassNames<{ root: string; icon?: string }> = { root: 'a', icon: 'b' };
export const renderer: GriffelRenderer = createShadowDOMRenderer(root);
export const { root: text } = makeStyles({ root: { color: tokens.colorBrandForeground1 } })({ dir: 'ltr', renderer });
export const useStyles = makeReactStyles({
  root: { ...typographyStyles.body1, padding: tokens.spacingVerticalM },
  focused: createFocusOutlineStyle({ style: { outlineRadius: tokens.borderRadiusCircular } }),
});`),
    ).toEqual([]);
  });

  it('is not suggested in code that does not import it', () => {
    const source = (marked: string) =>
      completeAt(environment, 'App.tsx', open(marked), true)?.items.filter(
        ({ source }) => source?.startsWith('@fluentui/') === true,
      );
    expect(source(`export const a = tok|`)).toEqual([]);
  });
});
