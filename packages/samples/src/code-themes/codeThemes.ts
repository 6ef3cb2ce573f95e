// Browsers load this module, so it must not import anything from Node or prismjs.

/** Slate, which is ours, and the eight themes of Prism, in the order of the menu. */
export const CODE_THEMES = [
  { id: 'slate', label: 'Slate', file: 'slate.css' },
  { id: 'default', label: 'Default', file: 'prism.css' },
  { id: 'dark', label: 'Dark', file: 'prism-dark.css' },
  { id: 'funky', label: 'Funky', file: 'prism-funky.css' },
  { id: 'okaidia', label: 'Okaidia', file: 'prism-okaidia.css' },
  { id: 'twilight', label: 'Twilight', file: 'prism-twilight.css' },
  { id: 'coy', label: 'Coy', file: 'prism-coy.css' },
  { id: 'solarized-light', label: 'Solarized light', file: 'prism-solarizedlight.css' },
  { id: 'tomorrow-night', label: 'Tomorrow night', file: 'prism-tomorrow.css' },
] as const;

/** One of the code themes: the value of `data-code-theme` on the `html` element. */
export type CodeThemeId = (typeof CODE_THEMES)[number]['id'];
