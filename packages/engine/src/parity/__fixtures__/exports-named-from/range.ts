export const from = (n: number): string => `${n}px`;
