import { makeStyles } from '@griffel/react';

/** The modes, one under the other, with what each weighs. */
export const useModesStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  mode: {
    padding: '20px',
    ':not(:first-child)': { borderTop: '1px solid var(--site-line)' },
    '& p': { margin: '12px 0 0', color: 'var(--site-muted)', fontSize: '15px', lineHeight: '24px' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 24px',
    marginBottom: '12px',
  },
  name: { margin: 0, fontSize: '18px', lineHeight: '28px' },
  bytes: { color: 'var(--site-muted)', fontSize: '14px', fontVariantNumeric: 'tabular-nums' },
  number: { color: 'var(--site-text)', fontSize: '20px', fontWeight: 600 },
});
