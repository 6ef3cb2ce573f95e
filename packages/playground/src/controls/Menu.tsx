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
  /**
   * Opens at the lower edge of the `section` around the button, and covers at most half of it, so that its
   * effect can be seen. @default below the button
   */
  isDocked?: boolean;
  children: ReactNode;
}

/** A button that opens a popover. A click on an entry or outside, and Escape, close it. */
export function Menu({ label, name = label, isQuiet, isPressed, isDocked, children }: MenuProps) {
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
          const section = isDocked ? button.current?.closest('section') : undefined;
          const box = button.current?.getBoundingClientRect();
          if (section) setPlace(placeInside(section.getBoundingClientRect()));
          else if (box) setPlace(placeBelow(box));
        }}
      >
        {label}
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className={mergeClasses(styles.popover, styles.menu, isDocked && styles.docked)}
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

function placeBelow(button: DOMRect): CSSProperties {
  const top = button.bottom + 4;
  return {
    top,
    // A phone has no space for it on the left of a button that is far left.
    right: Math.max(8, innerWidth - Math.max(button.right, MENU_WIDTH + 8)),
    maxHeight: `calc(100dvh - ${String(top + 8)}px)`,
  };
}

/** The least height of a docked menu, which shows two rows, and what it leaves of the section, in CSS pixels. */
const LOWEST = 120;
const LEFT_FREE = 220;

function placeInside({ left, right, bottom, height }: DOMRect): CSSProperties {
  return {
    left,
    right: innerWidth - right,
    bottom: innerHeight - bottom,
    maxHeight: Math.max(LOWEST, Math.min(height / 2, height - LEFT_FREE)),
  };
}
