import shade, { mix as soften } from './code';

export const accent = { soft: soften('gold'), dark: shade('gold') };
