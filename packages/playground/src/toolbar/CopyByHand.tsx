import { mergeClasses } from '@griffel/react';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useMenuStyles } from '../look/useControlStyles.ts';
import { useToolbarStyles } from './useToolbarStyles.ts';

/** The maximum width, in CSS pixels. */
const WIDTH = 400;

/** The distance to the edges of the window, in CSS pixels. */
const MARGIN = 8;

interface CopyByHandProps {
  /** Asks the user to copy the text. */
  label: string;
  text: string;
  /** The button below which it opens. */
  opener: RefObject<HTMLElement | null>;
  onClose: (isCopied: boolean) => void;
}

/**
 * Shows a text that the page could not copy, selected. Copying it, Escape, or a click outside closes the
 * popover.
 */
export function CopyByHand({ label, text, opener, onClose }: CopyByHandProps) {
  const styles = useToolbarStyles();
  const menus = useMenuStyles();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isCopied = useRef(false);
  useLayoutEffect(() => {
    const box = opener.current?.getBoundingClientRect();
    if (!root.current || !box) return;
    const width = Math.min(WIDTH, innerWidth - 2 * MARGIN);
    const left = Math.max(MARGIN, Math.min(box.right, innerWidth - MARGIN) - width);
    Object.assign(root.current.style, {
      top: `${String(box.bottom + 4)}px`,
      left: `${String(left)}px`,
      width: `${String(width)}px`,
    });
    root.current.showPopover();
    field.current?.focus();
    field.current?.select();
  }, [opener]);
  const isApple = /Mac|iP/.test(navigator.platform);
  return (
    <div
      ref={root}
      popover="auto"
      role="group"
      aria-labelledby={id}
      className={mergeClasses(menus.popover, menus.byHand)}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose(isCopied.current);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Without a target, the whole window has lost the focus, e.g. to the window in which to paste.
        if (relatedTarget) currentTarget.hidePopover();
      }}
      onCopy={() => {
        isCopied.current = true;
        // After the browser has copied the selection.
        setTimeout(() => root.current?.hidePopover());
      }}
    >
      <label>
        <span id={id}>
          {label} ({isApple ? '⌘C' : 'Ctrl+C'})
        </span>
        <input
          ref={field}
          readOnly
          className={styles.field}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
    </div>
  );
}
