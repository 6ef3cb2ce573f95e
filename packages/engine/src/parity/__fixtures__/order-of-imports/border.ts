import { shape } from './shape';

export const border = `1px ${shape}`;
