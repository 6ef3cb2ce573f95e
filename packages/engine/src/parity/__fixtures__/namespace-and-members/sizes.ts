export const small = '4px';
export const large = '16px';
