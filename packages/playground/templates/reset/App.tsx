import { makeStyles, mergeClasses, RESET } from '@griffel/react';
import { useState } from 'react';

const useClasses = makeStyles({
  root: {
    maxWidth: '400px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  paper: {
    margin: '0 0 24px',
    padding: '20px 24px',
    borderRadius: '8px',
    backgroundColor: '#ffc46b',
    color: '#0a0c10',
    fontFamily: 'Georgia, serif',
    fontSize: '20px',
  },
  // RESET removes a declaration instead of replacing it.
  // No class remains for these keys: the color and the
  // font are inherited again, and the background is the
  // default.
  plain: {
    backgroundColor: RESET,
    color: RESET,
    fontFamily: RESET,
    // RESET affects only its own key: `padding: RESET`
    // would leave `paddingLeft` in place.
    padding: RESET,
  },
  button: {
    padding: '10px 16px',
    border: '1px solid #ffc46b',
    borderRadius: '8px',
    backgroundColor: 'transparent',
    color: '#ffc46b',
    cursor: 'pointer',
    font: 'inherit',
    ':hover': { backgroundColor: '#181d26' },
    ':focus-visible': { outline: '2px solid #e8edf4', outlineOffset: '2px' },
  },
});

export default function App() {
  const classes = useClasses();
  const [plain, setPlain] = useState(false);

  return (
    <main className={classes.root}>
      <p className={mergeClasses(classes.paper, plain && classes.plain)}>
        Please hand this slip to your teacher.
      </p>
      <button type="button" className={classes.button} onClick={() => setPlain(!plain)}>
        {plain ? 'Dress it again' : 'Reset four declarations'}
      </button>
    </main>
  );
}
