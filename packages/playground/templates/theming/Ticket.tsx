import { makeStyles } from '@griffel/react';
import { tokens } from './tokens';

const useClasses = makeStyles({
  root: {
    padding: '20px 24px',
    border: `1px dashed ${tokens.accent}`,
    borderRadius: '10px',
    backgroundColor: tokens.surface,
  },
  title: { margin: 0, color: tokens.accent, fontSize: '22px' },
  text: { margin: '4px 0 0' },
});

export function Ticket() {
  const classes = useClasses();

  return (
    <article className={classes.root}>
      <h1 className={classes.title}>Admit one</h1>
      <p className={classes.text}>Museum of Writing, row 7, seat 12</p>
    </article>
  );
}
