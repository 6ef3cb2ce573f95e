import { makeStyles } from '@griffel/react';

const useClasses = makeStyles({
  root: {
    display: 'grid',
    gap: '12px',
    maxWidth: '320px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  label: {
    '::after': { content: '" *"', color: '#5fe0c5' },
  },
  input: {
    padding: '10px 12px',
    border: '1px solid #6b7890',
    borderRadius: '8px',
    backgroundColor: '#0a0c10',
    color: 'inherit',
    font: 'inherit',
    // Several selectors in one key: start each with &.
    '&:hover, &:focus-visible': { backgroundColor: '#181d26' },
    ':focus-visible': { outline: '2px solid #5fe0c5' },
    '::placeholder': { color: '#9fabbc' },
  },
  button: {
    padding: '10px 16px',
    border: 'none',
    borderRadius: '8px',
    backgroundColor: '#5fe0c5',
    color: '#0a0c10',
    cursor: 'pointer',
    font: 'inherit',
    fontWeight: 600,
    // :active is written first here but still overrides
    // :hover, because Griffel sorts states:
    // :focus-within, :focus, :focus-visible, :hover,
    // :active.
    ':active': { backgroundColor: '#34b79b' },
    ':hover': { backgroundColor: '#93f0dc' },
    ':focus-visible': { outline: '2px solid #e8edf4', outlineOffset: '2px' },
    '::after': { content: '"→"', marginLeft: '8px' },
  },
});

export default function App() {
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <label className={classes.label} htmlFor="name">
        Your name
      </label>
      <input id="name" className={classes.input} placeholder="As on the register" required />
      <button type="button" className={classes.button}>
        Write it down
      </button>
    </main>
  );
}
