import { makeStyles } from '@griffel/react';

const steps = ['Leave the station by the north door', 'Follow the river', 'Cross at the mill'];

const useClasses = makeStyles({
  root: {
    maxWidth: '400px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
    lineHeight: 1.5,
  },
  intro: {
    margin: 0,
    '::first-letter': { color: '#7cc7ff', fontSize: '28px', fontWeight: 600, lineHeight: 1 },
  },
  steps: {
    display: 'grid',
    gap: '10px',
    margin: '20px 0',
    padding: 0,
    listStyleType: 'none',
    counterReset: 'step',
  },
  step: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '12px',
    counterIncrement: 'step',
    '::before': {
      // Without content, there is no ::before. Text needs
      // its own quotes; a counter does not.
      content: 'counter(step)',
      flexShrink: 0,
      width: '28px',
      borderRadius: '50%',
      backgroundColor: '#7cc7ff',
      color: '#0a0c10',
      lineHeight: '28px',
      textAlign: 'center',
    },
    // A pseudo-class selects the last step, and a
    // pseudo-element adds text after it.
    ':last-child::after': { content: '"you are there"', color: '#9fabbc', fontSize: '14px' },
  },
  notes: {
    margin: 0,
    paddingLeft: '20px',
    color: '#9fabbc',
    // With a space: the markers of the items inside.
    '& ::marker': { color: '#ffc46b', content: '"→ "' },
  },
  tip: {
    position: 'relative',
    padding: 0,
    border: 'none',
    borderBottom: '1px dotted #ffc46b',
    backgroundColor: 'transparent',
    color: '#ffc46b',
    cursor: 'help',
    font: 'inherit',
    ':focus-visible': { outline: '2px solid #ffc46b', outlineOffset: '3px' },
    ':hover::after,:focus-visible::after': {
      // The text comes from an attribute, so all tips can
      // share one slot.
      content: 'attr(data-tip)',
      position: 'absolute',
      bottom: 'calc(100% + 8px)',
      left: 0,
      padding: '4px 10px',
      borderRadius: '6px',
      backgroundColor: '#ffc46b',
      color: '#0a0c10',
      fontSize: '14px',
      whiteSpace: 'nowrap',
    },
  },
});

export default function App() {
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <p className={classes.intro}>To the old school, on foot, in twenty minutes.</p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step} className={classes.step}>
            {step}
          </li>
        ))}
      </ol>
      <ul className={classes.notes}>
        <li>
          Closed on{' '}
          <button type="button" className={classes.tip} data-tip="Mondays and in August">
            some days
          </button>
        </li>
        <li>No dogs</li>
      </ul>
    </main>
  );
}
