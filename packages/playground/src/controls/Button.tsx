import { mergeClasses } from '@griffel/react';
import type { ComponentProps } from 'react';
import { useControlStyles } from '../look/useControlStyles.ts';

interface ButtonProps extends ComponentProps<'button'> {
  isPrimary?: boolean | undefined;
  /** Without a border, for a header. */
  isQuiet?: boolean | undefined;
  /** For a low row. */
  isSmall?: boolean | undefined;
  isPressed?: boolean | undefined;
}

/** A button in the style of the site. */
export function Button({
  isPrimary,
  isQuiet,
  isSmall,
  isPressed,
  className,
  ...rest
}: ButtonProps) {
  const styles = useControlStyles();
  const looks = [isQuiet && styles.quiet, isSmall && styles.small, isPrimary && styles.primary];
  return (
    <button
      type="button"
      className={mergeClasses(styles.button, ...looks, isPressed && styles.pressed, className)}
      {...rest}
    />
  );
}

interface PlaceButtonProps {
  /** 1-based; without a column if only the line is known. */
  place: { file: string; line: number; column?: number };
  onGoTo: (file: string, line: number, column: number) => void;
  className?: string;
}

/** A button that goes to a place in the code: `App.tsx:3:5`. */
export function PlaceButton({ place, onGoTo, className }: PlaceButtonProps) {
  const styles = useControlStyles();
  const { file, line, column } = place;
  return (
    <button
      type="button"
      className={mergeClasses(styles.place, className)}
      onClick={() => onGoTo(file, line, column ?? 1)}
    >
      {[file, line, column].filter((part) => part !== undefined).join(':')}
    </button>
  );
}
