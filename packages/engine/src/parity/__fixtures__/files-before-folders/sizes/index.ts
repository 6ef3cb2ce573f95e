export const width = '2px';
