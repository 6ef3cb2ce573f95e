/** The eight hues of atoms, on the dark ground that this page always has. */
export const HUES = [
  'var(--hue-0)',
  'var(--hue-1)',
  'var(--hue-2)',
  'var(--hue-3)',
  'var(--hue-4)',
  'var(--hue-5)',
  'var(--hue-6)',
  'var(--hue-7)',
] as const;
