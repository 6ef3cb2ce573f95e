export * from './tokens';
export const margin = '4px';
