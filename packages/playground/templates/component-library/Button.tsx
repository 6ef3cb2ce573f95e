import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ComponentProps } from 'react';
import { tokens } from './tokens';

const useBase = makeResetStyles({
  padding: `${tokens.spaceSmall} ${tokens.spaceMedium}`,
  border: `1px solid ${tokens.accent}`,
  borderRadius: tokens.radius,
  cursor: 'pointer',
  font: 'inherit',
  fontWeight: 600,
  ':focus-visible': { outline: `2px solid ${tokens.text}`, outlineOffset: '2px' },
});

const useClasses = makeStyles({
  primary: {
    backgroundColor: tokens.accent,
    color: tokens.ground,
    ':hover': { backgroundColor: tokens.accentHover },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: tokens.accent,
    ':hover': { backgroundColor: tokens.ground },
  },
});

interface ButtonProps extends ComponentProps<'button'> {
  appearance?: 'primary' | 'quiet';
}

export function Button({ appearance = 'primary', className, ...rest }: ButtonProps) {
  const base = useBase();
  const classes = useClasses();

  return (
    <button
      type="button"
      {...rest}
      className={mergeClasses(base, classes[appearance], className)}
    />
  );
}
