export * from './base';

export const sizes = { s: '2px' };
export function mix() {
  return '4px';
}
