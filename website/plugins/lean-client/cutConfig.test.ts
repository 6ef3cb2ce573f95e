import { describe, expect, it } from 'vitest';
import { cutConfig } from './cutConfig';

const SETTINGS = {
  title: 'Griffel',
  future: { v4: {}, faster: {}, experimental_router: 'browser' },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  plugins: [['docs', {}], null],
  themes: [],
  presets: [],
  clientModules: ['./focus.ts'],
  scripts: [],
  headTags: [],
  stylesheets: [],
  staticDirectories: ['static'],
};

const print = (settings: object) =>
  `/* Generated */\nexport default ${JSON.stringify(settings)};\n`;

describe('cutConfig', () => {
  it('keeps only what the browser needs', () => {
    const kept = { title: 'Griffel', future: { experimental_router: 'browser' } };
    expect(cutConfig(print(SETTINGS))).toBe(`export default ${JSON.stringify(kept)};\n`);
  });

  it('throws if Docusaurus has renamed a setting', () => {
    expect(() => cutConfig(print({ ...SETTINGS, themes: undefined }))).toThrow('themes');
    expect(() => cutConfig(print({ ...SETTINGS, future: {} }))).toThrow('faster, v4');
  });
});
