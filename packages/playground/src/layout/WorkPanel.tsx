import { mergeClasses } from '@griffel/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useControlStyles } from '../look/useControlStyles.ts';
import { useLayoutStyles } from './useLayoutStyles.ts';

export interface WorkPanelProps {
  title: string;
  id: string;
  /** Beside the button that closes it. */
  actions?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** Something that opens over the lower edge of the work when asked for; Escape closes it. */
export function WorkPanel({ title, id, actions, children, onClose }: WorkPanelProps) {
  const styles = useLayoutStyles();
  const controls = useControlStyles();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.focus();
  }, []);
  return (
    <section
      ref={root}
      id={id}
      aria-label={title}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.panelHead}>
        <p className={styles.panelTitle}>{title}</p>
        {actions}
        <button
          type="button"
          aria-label={`Close ${title.toLowerCase()}`}
          className={mergeClasses(controls.button, controls.quiet)}
          onClick={onClose}
        >
          ×
        </button>
      </div>
      <div className={styles.panelBody}>{children}</div>
    </section>
  );
}
