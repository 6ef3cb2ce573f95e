import { makeStaticStyles } from '@griffel/react';

export const useStatic = makeStaticStyles({ body: { color: 'black' } });
