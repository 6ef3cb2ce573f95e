import { makeStyles } from '@griffel/react';
import { Mark } from './Mark';
import { tokens } from './tokens';

const useClasses = makeStyles({
  root: {
    maxWidth: '480px',
    padding: tokens.spaceLarge,
    borderRadius: tokens.radius,
    backgroundColor: tokens.ground,
    color: tokens.text,
    fontFamily: tokens.font,
  },
  title: { margin: 0, marginBottom: tokens.spaceMedium, fontSize: '22px' },
  marks: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
    gap: tokens.spaceMedium,
    margin: 0,
  },
});

export default function App() {
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <h1 className={classes.title}>Report, spring term</h1>
      <dl className={classes.marks}>
        <Mark subject="Drawing" mark="A" tone="good" />
        <Mark subject="Algebra" mark="B" tone="fair" />
        <Mark subject="Neatness" mark="D" tone="poor" />
      </dl>
    </main>
  );
}
