export const colors: Record<string, string> = {};
export const others: Record<string, string> = {};
export const more: Record<string, string> = {};
export const getOthers = () => others;
