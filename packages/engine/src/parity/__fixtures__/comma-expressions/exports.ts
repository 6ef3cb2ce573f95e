export let gap = 1;
export const bump = (): number => ((gap = gap + 1), gap);

let level = 1;
export const raise = (): number => ((level = level + 1), level);
export { level, level as depth };
