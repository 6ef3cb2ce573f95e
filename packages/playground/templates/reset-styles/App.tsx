import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';

// One class for all declarations, however many there are:
// a good base for a component.
const useButtonBase = makeResetStyles({
  padding: '10px 20px',
  border: '2px solid',
  // All CSS shorthands work here. In makeStyles, this one
  // would be a type error.
  borderColor: '#ff8f7f',
  borderRadius: '8px',
  backgroundColor: '#ff8f7f',
  color: '#0a0c10',
  cursor: 'pointer',
  font: 'inherit',
  fontWeight: 600,
  ':hover': { backgroundColor: '#ffb0a4' },
  ':focus-visible': { outline: '2px solid #e8edf4', outlineOffset: '2px' },
  '@media (prefers-reduced-motion: no-preference)': { transition: 'background-color 160ms' },
});

// Atomic classes override the base. Never give an element
// more than one reset class.
const useClasses = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  quiet: {
    backgroundColor: 'transparent',
    color: '#ff8f7f',
    ':hover': { backgroundColor: '#181d26' },
  },
  pill: { borderRadius: '999px' },
});

export default function App() {
  const base = useButtonBase();
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <button type="button" className={base}>
        Base
      </button>
      <button type="button" className={mergeClasses(base, classes.quiet)}>
        Quiet
      </button>
      <button type="button" className={mergeClasses(base, classes.quiet, classes.pill)}>
        Quiet pill
      </button>
    </main>
  );
}
