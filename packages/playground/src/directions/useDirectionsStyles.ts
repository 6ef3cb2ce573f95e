import { makeStyles } from '@griffel/react';
import { tokens } from '../look/tokens.ts';

/** The lists of mirrored declarations. */
export const useDirectionsStyles = makeStyles({
  title: { margin: '12px 0 4px', fontSize: '0.875rem', fontWeight: 600 },
  note: { margin: 0, color: tokens.muted },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    margin: '0 0 6px',
  },
});
