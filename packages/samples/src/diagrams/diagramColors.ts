/**
 * The colors of diagrams. They are the website's tokens, which nothing here can import (imports run
 * the other way): a test there holds them equal.
 */
export const DIAGRAM_COLORS = {
  ground: '#0a0c10',
  surface: '#11151b',
  raised: '#181d26',
  edge: '#64748b',
  muted: '#9fabbc',
  text: '#e8edf4',
} as const;
