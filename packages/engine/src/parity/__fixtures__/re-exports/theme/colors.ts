export const ink = '#223344';
