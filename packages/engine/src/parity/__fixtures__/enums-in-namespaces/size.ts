export const size = 2;
