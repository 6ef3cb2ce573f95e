export const color = 'red';
