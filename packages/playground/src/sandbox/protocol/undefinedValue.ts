/** Stands for `undefined` in JSON, which has none. */
export const UNDEFINED = '\0undefined';
