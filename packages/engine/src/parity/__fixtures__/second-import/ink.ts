export const ink = 'indigo';
