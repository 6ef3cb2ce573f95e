export const tokens = { ink: '#102030', paper: '#fefcf8', muted: 'var(--muted)' };
export function space(step: number): string {
  return `${step * 4}px`;
}
