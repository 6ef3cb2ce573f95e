export const width = '1px';
