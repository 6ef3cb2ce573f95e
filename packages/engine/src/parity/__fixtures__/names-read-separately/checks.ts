import { KEY, sizes, Theme } from './theme';

export const LARGE = sizes[0];
export const isTheme = (value: unknown) => value instanceof Theme;
export const tag = (color: string): Record<symbol, string> => ({ [KEY]: color });
