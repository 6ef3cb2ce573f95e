export const gap = '1px';

export enum Signs {
  '→',
  '😀' = 3,
  '€' = 'euro',
  é = 8,
}
