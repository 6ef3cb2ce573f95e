import { mergeClasses } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { useControlStyles } from '../look/useControlStyles.ts';
import type { ConsoleEntry } from '../sandbox/Sandbox.ts';
import { usePreviewStyles } from './usePreviewStyles.ts';

export interface ConsoleEntriesProps {
  entries: readonly ConsoleEntry[];
  onJump: (file: string, line: number, column: number) => void;
}

/** What the code has logged since it last ran, the latest in view. */
export function ConsoleEntries({ entries, onJump }: ConsoleEntriesProps) {
  const styles = usePreviewStyles();
  const controls = useControlStyles();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [entries]);

  if (entries.length === 0) return <p className={styles.nothing}>Nothing was logged.</p>;
  return (
    <ul ref={list} aria-label="Console entries" className={styles.entries}>
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
  );
}
