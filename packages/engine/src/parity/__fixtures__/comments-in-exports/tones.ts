export const navy = 'navy';
export const ivory = 'ivory';
