import { makeStyles } from '@griffel/react';
import { plainCode, tokens } from '../look/tokens.ts';

/** The menu "States". */
export const useStatesStyles = makeStyles({
  panel: { padding: '4px 12px 8px' },
  part: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 20px',
    margin: '0 0 4px',
    padding: 0,
    border: 'none',
  },
  legend: { padding: 0, fontWeight: 600 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    paddingBlock: '2px',
    '& [type=checkbox]': { width: '16px', height: '16px', margin: 0, accentColor: tokens.accent },
  },
  code: { ...plainCode, color: tokens.text, fontSize: '0.75rem' },
  /** As wide as the longest name, so that the lists are below each other in a narrow window. */
  feature: { minWidth: '160px' },
  width: { width: '80px' },
  end: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' },
  note: {
    flex: '1 1 280px',
    maxWidth: '72ch',
    margin: 0,
    color: tokens.muted,
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
  },
});
