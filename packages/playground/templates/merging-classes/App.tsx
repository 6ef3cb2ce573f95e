import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { Toggle } from './Toggle';

const useClasses = makeStyles({
  root: {
    maxWidth: '420px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  stage: { display: 'grid', placeItems: 'center', height: '110px' },
  label: {
    padding: '6px 14px',
    border: '2px solid #bba6ff',
    borderRadius: '999px',
    backgroundColor: '#bba6ff',
    color: '#0a0c10',
    fontSize: '16px',
    fontWeight: 600,
  },
  large: { padding: '10px 24px', fontSize: '24px' },
  outlined: { backgroundColor: 'transparent', color: '#bba6ff' },
  square: { borderRadius: '6px' },
  code: { color: '#9fabbc', fontSize: '13px', overflowWrap: 'anywhere' },
});

export default function App() {
  const classes = useClasses();
  const [large, setLarge] = useState(false);
  const [outlined, setOutlined] = useState(true);
  const [square, setSquare] = useState(false);

  // Never join classes with `+` or a template string:
  // only mergeClasses removes the overridden
  // declarations.
  const label = mergeClasses(
    classes.label,
    large && classes.large,
    outlined && classes.outlined,
    square && classes.square,
  );

  return (
    <main className={classes.root}>
      <div className={classes.stage}>
        <span className={label}>Label</span>
      </div>
      <Toggle label="large" checked={large} onChange={setLarge} />
      <Toggle label="outlined" checked={outlined} onChange={setOutlined} />
      <Toggle label="square" checked={square} onChange={setSquare} />
      <p>
        <code className={classes.code}>{label}</code>
      </p>
    </main>
  );
}
