import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { Badge } from './Badge';
import { Count } from './Count';
import { Island } from './Island';
import { focusRing, tokens } from './tokens';

const useClasses = makeStyles({
  root: {
    padding: tokens.space,
    color: tokens.ink,
    fontFamily: 'system-ui, sans-serif',
  },
  button: {
    ...focusRing,
    color: tokens.accent,
    '@media (min-width: 600px)': { fontSize: '20px' },
    ':hover': { color: tokens.ink },
  },
  done: { textDecorationLine: 'line-through' },
});

export default function App() {
  const classes = useClasses();
  const [count, setCount] = useState(0);

  return (
    <main className={classes.root}>
      <Badge>New</Badge>
      <button
        type="button"
        className={mergeClasses(classes.button, count > 2 && classes.done)}
        onClick={() => setCount(count + 1)}
      >
        Count
      </button>
      <Count value={count} />
      <Island>An island of its own</Island>
    </main>
  );
}
