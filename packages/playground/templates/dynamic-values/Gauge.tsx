import { makeStyles, mergeClasses } from '@griffel/react';
import type { CSSProperties } from 'react';

// Styles are created once, before there are any props.
// Pass a value that can be anything through a CSS
// variable: the rule stays the same, and changes create
// no new classes.
const useClasses = makeStyles({
  root: { display: 'grid', gap: '8px' },
  text: { display: 'flex', justifyContent: 'space-between' },
  track: {
    height: '20px',
    overflow: 'hidden',
    borderRadius: '10px',
    backgroundColor: '#273040',
  },
  bar: {
    width: 'var(--level)',
    height: '100%',
    backgroundColor: '#5fe0c5',
    '@media (prefers-reduced-motion: no-preference)': {
      transition: 'background-color 200ms',
    },
  },
  // A few known values: give each one a slot, and let the
  // component choose.
  low: { backgroundColor: '#ff8f7f' },
  high: { backgroundColor: '#7cc7ff' },
});

interface GaugeProps {
  label: string;
  /** Percent. */
  level: number;
}

export function Gauge({ label, level }: GaugeProps) {
  const classes = useClasses();
  // React's types do not include custom properties.
  const style = { '--level': `${level}%` } as CSSProperties;

  return (
    <div className={classes.root}>
      <div className={classes.text}>
        <span>{label}</span>
        <output>{level}%</output>
      </div>
      <div className={classes.track}>
        <div
          className={mergeClasses(
            classes.bar,
            level < 20 && classes.low,
            level > 80 && classes.high,
          )}
          style={style}
        />
      </div>
    </div>
  );
}
