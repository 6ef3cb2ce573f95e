export const WIDE = '40rem';
export const TALL = '12rem';
