import { next } from './next';

export const dialog = next();
