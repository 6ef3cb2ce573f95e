export const tokens = { accent: 'rgb(0, 90, 158)', ground: 'rgb(230, 240, 250)' };

export function space(steps: number): string {
  return `${steps * 4}px`;
}
