import { mergeClasses } from '@griffel/react';
import { useControlStyles } from '../look/useControlStyles.ts';
import { chooseTabByKey } from './tabStops.ts';

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
  return (
    <div
      role="tablist"
      aria-label={label}
      className={mergeClasses(styles.tabs, styles.fading)}
      onKeyDown={(event) => chooseTabByKey(event, names, chosen, onChoose)}
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
