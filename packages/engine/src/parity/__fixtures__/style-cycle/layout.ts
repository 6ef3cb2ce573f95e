import { unit } from './code';

export const gap = (count: number): string => `${unit * count}px`;
