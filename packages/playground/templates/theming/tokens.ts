/**
 * Components use only these names. The values come from
 * the theme around them.
 */
export const tokens = {
  ground: 'var(--ground)',
  surface: 'var(--surface)',
  text: 'var(--text)',
  accent: 'var(--accent)',
} as const;
