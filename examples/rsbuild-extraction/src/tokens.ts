export const tokens = {
  accent: 'rgb(0, 90, 158)',
  accentHover: 'rgb(164, 38, 44)',
};

export function space(steps: number): string {
  return `${steps * 4}px`;
}
