import { makeStyles } from '@griffel/react';

// Call makeStyles once, outside of components. It returns
// a hook. Each key below is a slot.
const useClasses = makeStyles({
  root: {
    maxWidth: '400px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
    lineHeight: 1.5,
  },
  eyebrow: {
    margin: 0,
    color: '#ffd27a',
    fontSize: '14px',
  },
  title: {
    margin: '4px 0 12px',
    fontSize: '30px',
    lineHeight: 1.15,
  },
  // `color` and `margin` are the same as in `eyebrow`, so
  // both slots share one class for each of them.
  quote: {
    margin: 0,
    color: '#ffd27a',
    fontStyle: 'italic',
  },
});

export default function App() {
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <p className={classes.eyebrow}>Griffel, noun</p>
      <h1 className={classes.title}>A pencil made of slate</h1>
      <p className={classes.quote}>“Write it once, wipe it clean, write it again.”</p>
    </main>
  );
}
