import { mergeClasses } from '@griffel/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useControlStyles } from '../look/useControlStyles.ts';
import type { ConsoleEntry } from '../sandbox/Sandbox.ts';
import { usePreviewStyles } from './usePreviewStyles.ts';

export interface ConsolePaneProps {
  entries: readonly ConsoleEntry[];
  onClear: () => void;
  onJump: (file: string, line: number, column: number) => void;
}

/** What the code logs: a line with its count, that opens. */
export function ConsolePane({ entries, onClear, onJump }: ConsolePaneProps) {
  const styles = usePreviewStyles();
  const controls = useControlStyles();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const quiet = mergeClasses(controls.button, controls.quiet);

  useEffect(() => {
    // What was logged last is what the reader waits for.
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [entries, isOpen]);

  return (
    <div role="group" aria-label="Console" className={styles.console}>
      <div className={styles.summary}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={quiet}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> Console ({entries.length})
        </button>
        {isOpen && entries.length > 0 && (
          <button type="button" className={quiet} onClick={onClear}>
            Clear console
          </button>
        )}
      </div>
      <ul
        ref={list}
        id={id}
        hidden={!isOpen}
        tabIndex={0}
        aria-label="Console entries"
        className={styles.entries}
      >
        {entries.map(({ level, text, file, line }, index) => (
          <li
            key={index}
            className={mergeClasses(
              styles.entry,
              level === 'error' && styles.error,
              level === 'warn' && styles.warn,
            )}
          >
            <span className={styles.text}>
              {level !== 'log' && <span className={controls.unseen}>{level}: </span>}
              {text}
            </span>
            {file !== undefined && (
              <button
                type="button"
                className={styles.place}
                onClick={() => onJump(file, line ?? 1, 1)}
              >
                {file}:{line ?? 1}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
