import { makeStaticStyles, makeStyles } from '@griffel/react';

// Global rules with your own selectors, inserted
// unchanged: no nesting, no flipping in RTL, and each
// pseudo-class needs its own selector.
const useGlobalStyles = makeStaticStyles([
  {
    body: {
      backgroundColor: '#11151b',
      color: '#e8edf4',
      fontFamily: 'system-ui, sans-serif',
      lineHeight: 1.6,
    },
    kbd: {
      padding: '2px 8px',
      border: '1px solid #6b7890',
      borderBottomWidth: '3px',
      borderRadius: '6px',
      backgroundColor: '#181d26',
      fontFamily: 'ui-monospace, monospace',
      fontSize: '14px',
    },
    'kbd:hover': { backgroundColor: '#273040' },
  },
  // A string works too.
  '::selection { background-color: #ffd27a; color: #0a0c10; }',
]);

const useClasses = makeStyles({
  root: {
    maxWidth: '440px',
    padding: '32px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
  },
  title: { margin: '0 0 8px', fontSize: '26px' },
  text: { margin: 0 },
});

export default function App() {
  // The hook returns nothing: calling it adds the rules.
  useGlobalStyles();
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <h1 className={classes.title}>Select this line</h1>
      <p className={classes.text}>
        Press <kbd>Ctrl</kbd> <kbd>A</kbd> and look at the colors. No class is on these keys.
      </p>
    </main>
  );
}
