/** The look of the library in one place. */
export const tokens = {
  ground: '#0a0c10',
  surface: '#181d26',
  line: '#273040',
  edge: '#6b7890',
  text: '#e8edf4',
  muted: '#9fabbc',
  accent: '#5fe0c5',
  accentHover: '#93f0dc',
  error: '#ff8f7f',
  spaceSmall: '10px',
  spaceMedium: '16px',
  spaceLarge: '28px',
  radius: '8px',
} as const;
