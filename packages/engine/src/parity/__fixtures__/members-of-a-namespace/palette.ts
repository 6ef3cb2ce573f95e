export const gray = '#888';
export const white = '#fff';
