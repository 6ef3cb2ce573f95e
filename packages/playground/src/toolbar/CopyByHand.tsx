import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useToolbarStyles } from './useToolbarStyles.ts';

/** At most, in CSS pixels. */
const WIDTH = 400;

/** To the edges of the window, in CSS pixels. */
const MARGIN = 8;

interface CopyByHandProps {
  /** What the user is asked to do. */
  label: string;
  text: string;
  /** The button that it opens below. */
  opener: RefObject<HTMLElement | null>;
  onClose: (isCopied: boolean) => void;
}

/** A text that the browser did not let the page copy, selected. A copy, Escape, and a press elsewhere close it. */
export function CopyByHand({ label, text, opener, onClose }: CopyByHandProps) {
  const styles = useToolbarStyles();
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
      className={styles.byHand}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose(isCopied.current);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Without a target the whole window has lost the focus, e.g. to where the text shall go.
        if (relatedTarget) currentTarget.hidePopover();
      }}
      onCopy={() => {
        isCopied.current = true;
        // Once the browser has taken the selection.
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
