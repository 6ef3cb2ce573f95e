import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { Recipe } from './Recipe';

const useClasses = makeStyles({
  root: {
    padding: '24px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  widths: { margin: '0 0 20px', padding: 0, border: 'none' },
  legend: { padding: 0, marginBottom: '8px' },
  option: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    marginRight: '16px',
    cursor: 'pointer',
  },
  input: { margin: 0, accentColor: '#ffc46b' },
  column: {
    // The container queries of all descendants measure
    // this column.
    containerType: 'inline-size',
    containerName: 'column',
    maxWidth: '100%',
    '@media (prefers-reduced-motion: no-preference)': { transition: 'width 200ms' },
  },
  narrow: { width: '200px' },
  medium: { width: '340px' },
  wide: { width: '520px' },
});

const widths = ['narrow', 'medium', 'wide'] as const;

export default function App() {
  const classes = useClasses();
  const [width, setWidth] = useState<(typeof widths)[number]>('medium');

  return (
    <main className={classes.root}>
      <fieldset className={classes.widths}>
        <legend className={classes.legend}>Width of the column</legend>
        {widths.map((name) => (
          <label key={name} className={classes.option}>
            <input
              type="radio"
              name="width"
              className={classes.input}
              checked={name === width}
              onChange={() => setWidth(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className={mergeClasses(classes.column, classes[width])}>
        <Recipe />
      </div>
    </main>
  );
}
