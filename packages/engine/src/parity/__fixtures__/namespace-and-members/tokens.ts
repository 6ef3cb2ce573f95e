export const color = 'red';
export const fontSize = '12px';
