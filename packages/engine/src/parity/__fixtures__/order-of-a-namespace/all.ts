export const link = { color: 'blue' };
export { title, caption } from './texts';
export function ring(width: string): Ring {
  return { outlineWidth: width };
}
export const badge = { color: 'red' };

export interface Ring {
  outlineWidth: string;
}
