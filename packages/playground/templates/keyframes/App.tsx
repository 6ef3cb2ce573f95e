import { makeStyles, mergeClasses } from '@griffel/react';

// Keyframes are plain objects. Griffel derives their name
// from their content and inserts each animation once.
const bounce = {
  from: { transform: 'scaleY(0.2)' },
  to: { transform: 'scaleY(1)' },
};

const blush = {
  from: { backgroundColor: '#5fe0c5' },
  to: { backgroundColor: '#bba6ff' },
};

const useClasses = makeStyles({
  root: {
    maxWidth: '360px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  bars: { display: 'flex', gap: '8px', height: '120px', marginBottom: '20px' },
  bar: {
    flexGrow: 1,
    borderRadius: '6px',
    backgroundColor: '#5fe0c5',
    transformOrigin: 'bottom',
    // A list runs several animations at once; the other
    // properties take one value for each.
    animationName: [bounce, blush],
    animationDuration: '700ms, 2100ms',
    animationDirection: 'alternate',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    '@media (prefers-reduced-motion: reduce)': { animationPlayState: 'paused' },
  },
  // A negative delay starts an animation partway through:
  // the bars form a wave from the first frame, even when
  // they do not move.
  second: { animationDelay: '-200ms' },
  third: { animationDelay: '-400ms' },
  fourth: { animationDelay: '-600ms' },
  title: { margin: 0, fontSize: '18px' },
});

export default function App() {
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <div className={classes.bars} role="img" aria-label="Equalizer">
        <div className={classes.bar} />
        <div className={mergeClasses(classes.bar, classes.second)} />
        <div className={mergeClasses(classes.bar, classes.third)} />
        <div className={mergeClasses(classes.bar, classes.fourth)} />
        <div className={mergeClasses(classes.bar, classes.third)} />
        <div className={mergeClasses(classes.bar, classes.second)} />
      </div>
      <h1 className={classes.title}>Long Division, Side B</h1>
    </main>
  );
}
