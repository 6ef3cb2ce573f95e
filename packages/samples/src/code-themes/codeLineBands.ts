import type { CodeThemeId } from './codeThemes.ts';

/**
 * The ground of highlighted lines in each theme.
 *
 * Subtle, in Slate lighter than its ground, and elsewhere, where the theme has room away from the colour of its text, so that contrast grows:
 * tomorrow-night, whose every token keeps 4.5:1, gets a darker one. Funky's is navy, since nothing
 * is darker than its black.
 */
export const CODE_LINE_BANDS: Readonly<Record<CodeThemeId, string>> = {
  slate: '#1b2330',
  default: '#ffffff',
  dark: '#382f25',
  funky: '#00084d',
  okaidia: '#181914',
  twilight: '#262626',
  coy: '#e6f0f8',
  'solarized-light': '#f5ecd2',
  'tomorrow-night': '#1f1f1f',
};
