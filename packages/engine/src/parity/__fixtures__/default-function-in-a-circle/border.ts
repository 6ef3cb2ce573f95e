import flex from './code';

export const border = { ...flex(), borderTopStyle: 'solid' } as const;
