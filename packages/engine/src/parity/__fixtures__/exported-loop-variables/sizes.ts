export let size = '1px';
export const found: Record<string, string> = {};
for (size of ['2px', '3px']) found[size] = size;
