/**
 * Constants, known at build time. Change one here, and
 * every rule that uses it changes.
 */
export const tokens = {
  ground: '#11151b',
  line: '#273040',
  text: '#e8edf4',
  muted: '#9fabbc',
  good: '#b5e48c',
  fair: '#ffc46b',
  poor: '#ff8f7f',
  spaceMedium: '16px',
  spaceLarge: '32px',
  radius: '12px',
  font: 'system-ui, sans-serif',
} as const;
