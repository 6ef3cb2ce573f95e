export const gold = 'gold';
