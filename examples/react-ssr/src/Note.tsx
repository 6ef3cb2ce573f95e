import { makeStyles } from '@griffel/react';

const useClasses = makeStyles({
  root: { padding: '8px 16px', backgroundColor: 'rgb(255, 222, 173)' },
});

/** The server never renders it: its rules arrive in the browser, when it opens. */
export function Note() {
  const classes = useClasses();

  return <p className={classes.root}>Inserted in the browser</p>;
}
