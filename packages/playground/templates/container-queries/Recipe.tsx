import { makeStyles } from '@griffel/react';

const useClasses = makeStyles({
  root: {
    display: 'grid',
    gap: '16px',
    padding: '16px',
    borderRadius: '10px',
    backgroundColor: '#181d26',
    '@container column (min-width: 300px)': {
      gridTemplateColumns: '96px 1fr',
      alignItems: 'center',
    },
    '@container column (min-width: 480px)': {
      gridTemplateColumns: '160px 1fr',
    },
  },
  picture: {
    height: '96px',
    borderRadius: '8px',
    backgroundImage: 'radial-gradient(circle at 50% 60%, #ffd27a 30%, #ff8f7f 31%)',
  },
  title: { margin: '0 0 4px', fontSize: '18px' },
  text: {
    margin: 0,
    color: '#9fabbc',
    // In a narrow column, only the title is shown.
    '@container column (max-width: 299px)': { display: 'none' },
  },
});

export function Recipe() {
  const classes = useClasses();

  return (
    <article className={classes.root}>
      <div className={classes.picture} />
      <div>
        <h1 className={classes.title}>Peach tart</h1>
        <p className={classes.text}>Forty minutes, six pieces, gone in five.</p>
      </div>
    </article>
  );
}
