import { makeStyles, mergeClasses } from '@griffel/react';
import { tokens } from './tokens';

const useClasses = makeStyles({
  root: {
    padding: tokens.spaceMedium,
    // Tokens are plain strings: template literals put
    // them into longer values.
    border: `1px solid ${tokens.line}`,
    borderRadius: tokens.radius,
  },
  subject: { color: tokens.muted, fontSize: '14px' },
  mark: { margin: 0, fontSize: '36px', fontWeight: 600, lineHeight: 1.2 },
  good: { color: tokens.good },
  fair: { color: tokens.fair },
  poor: { color: tokens.poor },
});

interface MarkProps {
  subject: string;
  mark: string;
  tone: 'good' | 'fair' | 'poor';
}

export function Mark({ subject, mark, tone }: MarkProps) {
  const classes = useClasses();

  return (
    <div className={classes.root}>
      <dt className={classes.subject}>{subject}</dt>
      <dd className={mergeClasses(classes.mark, classes[tone])}>{mark}</dd>
    </div>
  );
}
