export const color = 'red';
export const sizes = { s: '1px' };
export const mix = () => '3px';
