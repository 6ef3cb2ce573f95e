/** The six hues of atoms (one declaration, one color), in the order of their numbers. */
export const HUES = {
  coral: '#ff8f7f',
  amber: '#ffc46b',
  lime: '#b5e48c',
  teal: '#5fe0c5',
  sky: '#7cc7ff',
  violet: '#bba6ff',
} as const;

export type HueName = keyof typeof HUES;

/** The same, dark enough to be seen (3:1) on the grounds of the light themes of code. */
export const HUES_ON_LIGHT: Readonly<Record<HueName, string>> = {
  coral: '#c2371f',
  amber: '#8f5a00',
  lime: '#3f7a16',
  teal: '#00786a',
  sky: '#1769aa',
  violet: '#6a4bd0',
};

/** The themes of code whose grounds are light. */
export const LIGHT_CODE_THEMES = ['default', 'coy', 'solarized-light'] as const;
