import { makeResetStyles } from '@griffel/react';

export const useClass = makeResetStyles({
  maskImage: 'url(./dot.svg)',
  '::before': { content: '"\\a"' },
  '& .\\:on': { backgroundImage: 'url(https://example.com/dot.svg)' },
});
