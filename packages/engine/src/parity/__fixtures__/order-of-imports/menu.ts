import { next } from './next';

export const layer = next();
