import { makeStaticStyles, makeStyles } from '@griffel/react';

export const useIcon = makeStyles({ root: { backgroundImage: 'url(../dot.svg), url(ring.svg)' } });
export const useCursor = makeStaticStyles({ body: { cursor: 'url(ring.svg), auto' } });
