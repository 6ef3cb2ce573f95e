export const width = '1px';
export const height = '2px';
export const top = '3px';
export const left = '4px';
