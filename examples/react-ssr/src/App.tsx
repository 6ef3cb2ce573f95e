import { makeResetStyles, makeStyles } from '@griffel/react';
import { useState } from 'react';

import { Note } from './Note';

const useBaseClass = makeResetStyles({
  padding: '16px',
  borderRadius: '8px',
  backgroundColor: 'rgb(238, 244, 250)',
});

const useClasses = makeStyles({
  button: {
    padding: '8px 16px',
    color: 'rgb(0, 90, 158)',
    '@media (min-width: 600px)': { fontSize: '20px' },
    ':hover': { color: 'rgb(164, 38, 44)' },
  },
});

export function App() {
  const baseClass = useBaseClass();
  const classes = useClasses();
  const [open, setOpen] = useState(false);

  return (
    <main className={baseClass}>
      <button className={classes.button} onClick={() => setOpen(!open)}>
        Note
      </button>
      {open && <Note />}
    </main>
  );
}
