import { makeStyles, mergeClasses } from '@griffel/react';

const useClasses = makeStyles({
  root: {
    // An array writes one declaration per value in order.
    display: ['flex', 'grid'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
    gap: '16px',
    margin: 0,
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
    fontSize: '14px',
  },
  swatch: {
    margin: 0,
    '::before': {
      content: '""',
      display: 'block',
      height: '110px',
      marginBottom: '8px',
      borderRadius: '10px',
      backgroundColor: 'currentcolor',
    },
  },
  label: { color: '#e8edf4' },
  // Older browsers keep the first value; newer browsers
  // use the wide-gamut color.
  oklch: { color: ['#b5e48c', 'oklch(0.88 0.17 135)'] },
  mix: { color: ['#bba6ff', 'color-mix(in oklch, #7cc7ff, #ff8f7f)'] },
  // No browser supports print colors yet, so they all use
  // the first value.
  print: { color: ['#ffc46b', 'device-cmyk(0 0.25 0.6 0)'] },
});

export default function App() {
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <p className={mergeClasses(classes.swatch, classes.oklch)}>
        <span className={classes.label}>oklch(), else #b5e48c</span>
      </p>
      <p className={mergeClasses(classes.swatch, classes.mix)}>
        <span className={classes.label}>color-mix(), else #bba6ff</span>
      </p>
      <p className={mergeClasses(classes.swatch, classes.print)}>
        <span className={classes.label}>device-cmyk(), else #ffc46b</span>
      </p>
    </main>
  );
}
