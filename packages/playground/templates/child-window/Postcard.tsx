import { makeStyles } from '@griffel/react';
import { useState } from 'react';

const useClasses = makeStyles({
  root: {
    padding: '24px',
    borderRadius: '10px',
    backgroundImage: 'linear-gradient(150deg, #ffc46b, #ff8f7f)',
    color: '#0a0c10',
    fontFamily: 'system-ui, sans-serif',
  },
  text: { margin: '0 0 16px', fontSize: '18px' },
  button: {
    padding: '8px 16px',
    border: '2px solid #0a0c10',
    borderRadius: '8px',
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    font: 'inherit',
    ':hover': { backgroundColor: '#ffffff66' },
    ':focus-visible': { outline: '2px solid #0a0c10', outlineOffset: '2px' },
  },
});

/**
 * Knows nothing about frames: state, events, and styles
 * work as they do anywhere else.
 */
export function Postcard() {
  const classes = useClasses();
  const [stamps, setStamps] = useState(1);

  return (
    <article className={classes.root}>
      <p className={classes.text}>Greetings from in here! Stamps: {stamps}</p>
      <button type="button" className={classes.button} onClick={() => setStamps(stamps + 1)}>
        Add a stamp
      </button>
    </article>
  );
}
