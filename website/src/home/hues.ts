/** The six hues of atoms, on the dark ground that this page always has. */
export const HUES = [
  'var(--site-coral, #ff8f7f)',
  'var(--site-amber, #ffc46b)',
  'var(--site-lime, #b5e48c)',
  'var(--site-teal, #5fe0c5)',
  'var(--site-sky, #7cc7ff)',
  'var(--site-violet, #bba6ff)',
] as const;
