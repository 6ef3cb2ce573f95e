/** The hues of atoms, by their numbers. */
export const HUES = [
  'var(--atom-0)',
  'var(--atom-1)',
  'var(--atom-2)',
  'var(--atom-3)',
  'var(--atom-4)',
  'var(--atom-5)',
  'var(--atom-6)',
  'var(--atom-7)',
] as const;
