import { makeStyles, mergeClasses, shorthands } from '@griffel/react';
import { type ComponentProps, useId } from 'react';
import { tokens } from './tokens';

const useClasses = makeStyles({
  root: { display: 'grid', gap: tokens.spaceSmall },
  input: {
    padding: tokens.spaceSmall,
    border: `1px solid ${tokens.edge}`,
    borderRadius: tokens.radius,
    backgroundColor: tokens.ground,
    color: 'inherit',
    font: 'inherit',
    '::placeholder': { color: tokens.muted },
    ':focus-visible': { outline: `2px solid ${tokens.accent}` },
  },
  invalid: { ...shorthands.borderColor(tokens.error) },
  error: { margin: 0, color: tokens.error, fontSize: '14px' },
});

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | false;
}

export function Field({ label, error, className, ...rest }: FieldProps) {
  const classes = useClasses();
  const id = useId();

  return (
    <div className={classes.root}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className={mergeClasses(classes.input, error && classes.invalid, className)}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
