import { describe, expect, it } from 'vitest';
import { HUES, HUES_ON_LIGHT } from '../../src/tokens/colors';
import { printTokens } from '.';
import { tokens } from '../../src/tokens/tokens';

describe('printTokens', () => {
  const css = printTokens();

  it('defines everything that a token refers to', () => {
    for (const reference of Object.values(tokens)) {
      const name = /^var\((--(?:site|ifm)-[\w-]+)\)$/.exec(reference)?.[1];
      expect(name).toBeDefined();
      // The theme's own variables, and a radius, are for what is not a color.
      if (name?.startsWith('--site-') && name !== '--site-radius-small') {
        expect(css).toContain(`  ${name}: #`);
      }
    }
  });

  it('gives atoms other hues on light code backgrounds', () => {
    const [dark, light] = css.split(":root:is([data-code-theme='default']");
    expect(dark).toContain(`--atom-0: ${HUES.sky};`);
    expect(light).toContain(`--atom-0: ${HUES_ON_LIGHT.sky};`);
    expect(light?.split('@media print')[1]).toContain(`--hue-0: ${HUES_ON_LIGHT.sky};`);
  });
});
