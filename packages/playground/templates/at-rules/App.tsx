import { makeStyles, mergeClasses } from '@griffel/react';

const useClasses = makeStyles({
  root: {
    display: 'grid',
    gap: '12px',
    padding: '24px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    fontFamily: 'system-ui, sans-serif',
    // @media rules are sorted as text: 400 before 700 is
    // right, but 1000 would come before both. To sort
    // them as numbers, pass compareMediaQueries to
    // createDOMRenderer.
    '@media (min-width: 400px)': { gridTemplateColumns: '1fr 1fr' },
    '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr 1fr 1fr' },
  },
  tile: {
    display: 'flex',
    alignItems: 'flex-end',
    height: '120px',
    margin: 0,
    padding: '12px',
    borderRadius: '10px',
    '@media (prefers-reduced-motion: no-preference)': {
      transition: 'transform 160ms',
      ':hover': { transform: 'translateY(-4px)' },
    },
  },
  caption: {
    padding: '2px 10px',
    borderRadius: '6px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontSize: '14px',
    '@supports (backdrop-filter: blur(4px))': {
      backgroundColor: '#11151bd9',
      backdropFilter: 'blur(4px)',
    },
  },
  dawn: { backgroundImage: 'linear-gradient(160deg, #ff8f7f, #ffc46b)' },
  noon: { backgroundImage: 'linear-gradient(160deg, #7cc7ff, #5fe0c5)' },
  dusk: { backgroundImage: 'linear-gradient(160deg, #bba6ff, #ff8f7f)' },
  night: { backgroundImage: 'linear-gradient(160deg, #273040, #bba6ff)' },
});

const hours = ['dawn', 'noon', 'dusk', 'night'] as const;

export default function App() {
  const classes = useClasses();

  return (
    <main className={classes.root}>
      {hours.map((hour) => (
        <p key={hour} className={mergeClasses(classes.tile, classes[hour])}>
          <span className={classes.caption}>{hour}</span>
        </p>
      ))}
    </main>
  );
}
