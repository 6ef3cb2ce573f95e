export const red = 'red';
export const blue = 'blue';
// The compilers have no such function, but do not evaluate what nobody reads.
export const unread = structuredClone({});
