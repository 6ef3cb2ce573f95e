/** Texts that compilers change. */
export const UNKNOWN_TEXTS = ['function-text', 'function-name', 'regexp-text'] as const;
export type UnknownText = (typeof UNKNOWN_TEXTS)[number];
