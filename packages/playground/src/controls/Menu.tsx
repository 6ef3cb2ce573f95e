import { mergeClasses } from '@griffel/react';
import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { MENU_WIDTH, useMenuStyles } from '../look/useControlStyles.ts';
import { Button } from './Button.tsx';

interface MenuProps {
  label: string;
  /** The accessible name of the popover. @default the label */
  name?: string;
  /** Without a border, for a header. */
  isQuiet?: boolean;
  isPressed?: boolean;
  children: ReactNode;
}

/** A button that opens a popover below it. A click on an entry or outside, and Escape, close it. */
export function Menu({ label, name = label, isQuiet, isPressed, children }: MenuProps) {
  const styles = useMenuStyles();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties>();
  return (
    <>
      <Button
        ref={button}
        isQuiet={isQuiet}
        isSmall={isQuiet}
        isPressed={isPressed}
        popoverTarget={id}
        onClick={() => {
          const box = button.current?.getBoundingClientRect();
          if (!box) return;
          const top = box.bottom + 4;
          setPlace({
            top,
            // A phone has no space for it on the left of a button that is far left.
            right: Math.max(8, innerWidth - Math.max(box.right, MENU_WIDTH + 8)),
            maxHeight: `calc(100dvh - ${String(top + 8)}px)`,
          });
        }}
      >
        {label}
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className={mergeClasses(styles.popover, styles.menu)}
        style={place}
        onClick={(event) => {
          const isEntry = event.target instanceof Element && event.target.closest('button, a');
          if (isEntry) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
