import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { Gauge } from './Gauge';

const useClasses = makeStyles({
  root: {
    display: 'grid',
    gap: '24px',
    maxWidth: '400px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  label: { display: 'grid', gap: '8px' },
  slider: {
    width: '100%',
    margin: 0,
    accentColor: '#5fe0c5',
    ':focus-visible': { outline: '2px solid #e8edf4', outlineOffset: '4px' },
  },
});

export default function App() {
  const classes = useClasses();
  const [level, setLevel] = useState(40);

  return (
    <main className={classes.root}>
      <Gauge label="Rain barrel" level={level} />
      <label className={classes.label}>
        Water
        <input
          type="range"
          className={classes.slider}
          value={level}
          onChange={(event) => setLevel(event.currentTarget.valueAsNumber)}
        />
      </label>
    </main>
  );
}
