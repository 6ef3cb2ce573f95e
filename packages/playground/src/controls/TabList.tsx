import { mergeClasses } from '@griffel/react';
import { useRef, type KeyboardEvent } from 'react';
import { useControlStyles } from '../look/useControlStyles.ts';
import { findTabForKey } from './tabStops.ts';

interface TabListProps<Name extends string> {
  label: string;
  names: readonly Name[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Returns the id of a tab's panel. */
  getPanelId: (name: Name) => string;
  /** Returns a short text to show next to a name, e.g. a number. */
  getNote?: (name: Name) => string | undefined;
}

/** A row of tabs: one tab stop, arrow keys choose a tab. */
export function TabList<Name extends string>({
  label,
  names,
  chosen,
  onChoose,
  getPanelId,
  getNote,
}: TabListProps<Name>) {
  const styles = useControlStyles();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const next = findTabForKey(names, chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll('button')[names.indexOf(next)]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={mergeClasses(styles.tabs, styles.fading)}
      onKeyDown={move}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={name === chosen ? getPanelId(name) : undefined}
          tabIndex={name === chosen ? 0 : -1}
          className={mergeClasses(styles.tab, name === chosen && styles.chosen)}
          onClick={() => onChoose(name)}
        >
          {name}{' '}
          {getNote?.(name) !== undefined && <span className={styles.tabNote}>{getNote(name)}</span>}
        </button>
      ))}
    </div>
  );
}
