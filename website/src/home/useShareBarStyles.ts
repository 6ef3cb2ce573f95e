import { makeStyles } from '@griffel/react';

/** Bars that compare sizes. */
export const useShareBarStyles = makeStyles({
  bar: { display: 'block', borderRadius: '2px' },
  ground: { fill: 'var(--site-line)' },
  share: { fill: 'var(--site-accent)' },
});
