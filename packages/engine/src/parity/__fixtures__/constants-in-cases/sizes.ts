export const LARGE = 'l';
