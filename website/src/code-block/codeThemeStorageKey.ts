/** Where the reader's browser keeps the theme of code that the reader chose: one of its ids. */
export const CODE_THEME_STORAGE_KEY = 'code-theme';
