export const tokens = { color: 'red', sizes: ['1px', '9px'] as const, paper: 'ivory' };
