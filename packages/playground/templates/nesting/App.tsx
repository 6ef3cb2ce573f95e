import { makeStyles } from '@griffel/react';
import { useState } from 'react';

const tracks = ['Chalk Dust', 'Slate Gray', 'Long Division', 'The Last Bell'];

const useClasses = makeStyles({
  root: {
    maxWidth: '360px',
    padding: '24px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
    // `&` is the class of this slot. This key selects any
    // h1 inside it.
    '& h1': { margin: '0 0 12px', fontSize: '22px' },
  },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    // Direct children only, except the first one.
    '& > li + li': { borderTop: '1px solid #273040' },
  },
  track: {
    display: 'flex',
    justifyContent: 'space-between',
    width: '100%',
    padding: '12px 4px',
    border: 'none',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    font: 'inherit',
    '& > span': { color: '#9fabbc' },
    // No space after `&`: this selects the element
    // itself. Selectors can be nested to any depth.
    '&[aria-pressed="true"]': {
      color: '#ff8f7f',
      fontWeight: 600,
      '& > span': { color: 'inherit' },
    },
    '&:hover': { color: '#ff8f7f' },
    '&:focus-visible': { outline: '2px solid #ff8f7f' },
  },
});

export default function App() {
  const classes = useClasses();
  const [current, setCurrent] = useState(tracks[0]);

  return (
    <main className={classes.root}>
      <h1>After school</h1>
      <ol className={classes.list}>
        {tracks.map((track) => (
          <li key={track}>
            <button
              type="button"
              className={classes.track}
              aria-pressed={track === current}
              onClick={() => setCurrent(track)}
            >
              {track} <span>{track === current ? 'playing' : 'play'}</span>
            </button>
          </li>
        ))}
      </ol>
    </main>
  );
}
