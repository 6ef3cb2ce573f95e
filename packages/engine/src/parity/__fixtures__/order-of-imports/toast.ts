import { next } from './next';

export const toast = next();
