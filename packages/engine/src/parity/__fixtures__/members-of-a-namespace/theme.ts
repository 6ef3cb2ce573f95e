export const accent = 'gold';
export const sizes = { small: '4px' };

// The compilers lack this function, but do not need this export.
export const copy = structuredClone(sizes);
