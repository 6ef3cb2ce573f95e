export const accent = 'gold';
