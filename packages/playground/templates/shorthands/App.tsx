import { makeStyles, mergeClasses, shorthands } from '@griffel/react';

const useClasses = makeStyles({
  root: {
    display: 'grid',
    gap: '16px',
    maxWidth: '420px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  note: {
    // Shorthands are strings. A shorthand also resets the
    // longhands before it, so write the longhand last.
    margin: 0,
    padding: '14px 16px',
    paddingLeft: '24px',
    border: '1px solid #4a566b',
    borderRadius: '4px 12px 12px 4px',
  },
  // `borderColor: '…'` is a type error and is dropped at
  // run time: it overlaps with `borderLeft`, and neither
  // contains the other. The helpers return the four
  // longhands instead.
  hint: {
    ...shorthands.borderColor('#7cc7ff'),
  },
  draft: {
    ...shorthands.borderColor('#ffc46b'),
    ...shorthands.borderStyle('dashed'),
  },
  warning: {
    ...shorthands.borderColor('#ff8f7f'),
    // Top, right, bottom, left, as in CSS.
    ...shorthands.borderWidth('1px', '1px', '1px', '8px'),
  },
});

export default function App() {
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <p className={classes.note}>A plain note with a border shorthand.</p>
      <p className={mergeClasses(classes.note, classes.hint)}>A hint: another color.</p>
      <p className={mergeClasses(classes.note, classes.draft)}>A draft: another color and style.</p>
      <p className={mergeClasses(classes.note, classes.warning)}>A warning: a wide left side.</p>
    </main>
  );
}
