import type { CodeThemeId } from './codeThemes.ts';

/** The colors that make an editor look like a `pre` of the theme. */
interface CodeGround {
  /** The theme's own background. */
  ground: string;
  /** The theme's own color of text outside tokens. */
  text: string;
  /** Line numbers: quieter than the text, but 4.5:1 if the theme's text has that contrast. */
  gutter: string;
  /** Controls and focus: chalk in Slate, in most other themes the color of the text. */
  accent: string;
  /** The selection's background. Mostly away from the color of the text, so that tokens stay legible. */
  selection: string;
}

/** The colors of each theme, which pages get as variables: `--code-ground`, `--code-text` and so on. */
export const CODE_GROUNDS: Readonly<Record<CodeThemeId, CodeGround>> = {
  slate: {
    ground: '#0e1218',
    text: '#c9d1dc',
    gutter: '#93a3b8',
    accent: '#ffd27a',
    selection: '#17263f',
  },
  default: {
    ground: '#f5f2f0',
    text: '#000000',
    gutter: '#696662',
    accent: '#000000',
    selection: '#d5e6fc',
  },
  dark: {
    ground: '#4d4033',
    text: '#ffffff',
    gutter: '#d3c8bc',
    accent: '#ffffff',
    selection: '#241d16',
  },
  funky: {
    ground: '#000000',
    text: '#ffffff',
    gutter: '#aaaaaa',
    accent: '#ffffff',
    selection: '#2c2c36',
  },
  okaidia: {
    ground: '#272822',
    text: '#f8f8f2',
    gutter: '#a5a698',
    accent: '#f8f8f2',
    selection: '#45463d',
  },
  twilight: {
    ground: '#141414',
    text: '#ffffff',
    gutter: '#9a9a9a',
    accent: '#ffffff',
    selection: '#26333a',
  },
  coy: {
    ground: '#fdfdfd',
    text: '#000000',
    gutter: '#5f6364',
    accent: '#000000',
    selection: '#d7e8f7',
  },
  'solarized-light': {
    ground: '#fdf6e3',
    text: '#657b83',
    gutter: '#586e75',
    accent: '#073642',
    selection: '#e4eef2',
  },
  'tomorrow-night': {
    ground: '#2d2d2d',
    text: '#cccccc',
    gutter: '#a0a0a0',
    accent: '#cccccc',
    selection: '#0e2940',
  },
};

/** The declarations of a theme's variables. */
export function printCodeGround(theme: CodeThemeId): string {
  return Object.entries(CODE_GROUNDS[theme])
    .map(([name, color]) => `--code-${name}:${color}`)
    .join(';');
}

/**
 * The background of highlighted lines in each theme.
 *
 * It is subtle: lighter than the ground in Slate, elsewhere away from the color of the text where the theme
 * allows it, so that contrast increases. Tomorrow-night, whose every token keeps 4.5:1, gets a darker one.
 * Funky's is navy, because nothing is darker than its black.
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
