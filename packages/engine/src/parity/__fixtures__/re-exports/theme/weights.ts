export const bold = 700;
