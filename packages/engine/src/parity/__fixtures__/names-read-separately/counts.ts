import { add } from './theme';

export const count = add('a');
