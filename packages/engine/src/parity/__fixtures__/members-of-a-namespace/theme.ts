export const accent = 'gold';
export const gap = '2px';
export const sizes = { small: '4px' };

// The compilers lack this function, but do not need this export.
export const copy = structuredClone(sizes);
