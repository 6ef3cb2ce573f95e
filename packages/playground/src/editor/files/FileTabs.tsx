import { mergeClasses } from '@griffel/react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chooseTabByKey } from '../../controls/tabStops.ts';
import { printCount } from '../../look/print.ts';
import type { Problem } from '../../problems/Problem.ts';
import { shareLimits } from '../../share/SharedCode.ts';
import { FileNameField } from './FileNameField.tsx';
import { useControlStyles } from '../../look/useControlStyles.ts';
import { useTabStyles } from '../useEditorStyles.ts';

interface FileTabsProps {
  /** The prefix of the ids of tabs (`<id>-<file>`) and of their panel (`<id>-panel`). */
  id: string;
  names: readonly string[];
  active: string;
  problems: readonly Problem[];
  onShow: (file: string) => void;
  /** `isLeft`: the user has moved the focus elsewhere, where it must stay. */
  onAdd: (file: string, isLeft: boolean) => void;
  onRename: (from: string, to: string) => void;
  onRemove: (file: string) => void;
}

/** A file that is being renamed or added. */
interface Naming {
  /** The current name; empty for a new file. */
  from: string;
  /** The tab's position in the row and its width, in pixels; unknown until it has been rendered. */
  place?: { left: number; width: number };
}

/** Scrollable tabs for the files, and buttons to add, rename and delete a file. */
export function FileTabs(props: FileTabsProps) {
  const { id, names, active, problems, onShow, onAdd, onRename, onRemove } = props;
  const styles = useTabStyles();
  const controls = useControlStyles();
  const [naming, setNaming] = useState<Naming>();
  const list = useRef<HTMLDivElement>(null);
  const placeholder = useRef<HTMLSpanElement>(null);
  const counts = countProblems(problems);

  const findTab = (file: string) => document.getElementById(`${id}-${file}`);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, names]);

  const from = naming?.from;
  const findNamed = () => (from === '' ? placeholder.current : findTab(from ?? ''));
  const findPlace = () => {
    const tab = findNamed();
    if (!tab || !list.current) return;
    const { left, width } = tab.getBoundingClientRect();
    const start = left - list.current.getBoundingClientRect().left;
    setNaming({ from: from ?? '', place: { left: Math.max(0, start), width } });
  };
  useLayoutEffect(() => {
    if (from === undefined) return;
    findNamed()?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    findPlace();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when another file is named
  }, [from, id]);

  const rename = () => setNaming({ from: active });
  const remove = () => {
    const isFocused = list.current?.contains(document.activeElement);
    const index = names.indexOf(active);
    const next = names.filter((name) => name !== active)[Math.min(index, names.length - 2)];
    onRemove(active);
    if (isFocused && next !== undefined) requestAnimationFrame(() => findTab(next)?.focus());
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (chooseTabByKey(event, names, active, onShow)) return;
    if (event.key === 'F2') rename();
    else if (event.key === 'Delete' && names.length > 1) remove();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.bar} data-file={active}>
      <div
        ref={list}
        role="tablist"
        aria-label="Files"
        className={mergeClasses(styles.list, controls.fading)}
        onKeyDown={press}
        onScroll={naming && findPlace}
      >
        {names.map((name) => {
          const count = counts.get(name);
          return (
            <button
              key={name}
              id={`${id}-${name}`}
              type="button"
              role="tab"
              aria-selected={name === active}
              aria-controls={`${id}-panel`}
              aria-describedby={count && `${id}-${name}-count`}
              tabIndex={name === active ? 0 : -1}
              data-count={count && count.errors + count.warnings}
              className={mergeClasses(
                styles.tab,
                name === active && styles.selected,
                count && styles.counted,
                count?.errors === 0 && styles.warned,
              )}
              onClick={() => onShow(name)}
              onDoubleClick={rename}
            >
              {name}
            </button>
          );
        })}
        {from === '' && <span ref={placeholder} aria-hidden className={styles.placeholder} />}
      </div>
      {naming?.place && (
        <FileNameField
          key={naming.from}
          label={from === '' ? 'Name of the new file' : `New name of ${naming.from}`}
          initial={naming.from}
          others={names.filter((name) => name !== naming.from)}
          place={naming.place}
          onName={(name, isLeft) => {
            setNaming(undefined);
            if (naming.from === '') {
              onAdd(name, isLeft);
              return;
            }
            onRename(naming.from, name);
            if (!isLeft) requestAnimationFrame(() => findTab(name)?.focus());
          }}
          onCancel={(isLeft) => {
            setNaming(undefined);
            if (!isLeft) findTab(active)?.focus();
          }}
        />
      )}
      {[...counts].map(([name, count]) => (
        <span key={name} id={`${id}-${name}-count`} hidden>
          {describeCount(count)}
        </span>
      ))}
      <Action
        label="Add a file"
        disabled={names.length >= shareLimits.files}
        onClick={() => setNaming({ from: '' })}
        icon="M8 3v10M3 8h10"
      />
      <Action
        label={`Rename ${active}`}
        title={`Rename ${active} (F2)`}
        onClick={rename}
        icon="M10.5 3.5l2 2L6 12l-2.5.5L4 10zM9 5l2 2"
      />
      <Action
        label={`Delete ${active}`}
        disabled={names.length < 2}
        onClick={remove}
        icon="M3 4.5h10M6.5 4V2.5h3V4M4.5 4.5l.5 9h6l.5-9M6.8 7v4M9.2 7v4"
      />
    </div>
  );
}

interface ActionProps {
  label: string;
  /** @default the label */
  title?: string;
  disabled?: boolean;
  onClick: () => void;
  /** The strokes of its icon, on a 16 × 16 grid. */
  icon: string;
}

function Action({ label, title = label, icon, ...rest }: ActionProps) {
  const styles = useTabStyles();
  return (
    <button type="button" className={styles.action} title={title} aria-label={label} {...rest}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path
          d={icon}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

interface ProblemCount {
  errors: number;
  warnings: number;
}

/** Counts the problems of each file, without hints; files without problems are missing. */
function countProblems(problems: readonly Problem[]): ReadonlyMap<string, ProblemCount> {
  const counts = new Map<string, ProblemCount>();
  for (const { file, severity } of problems) {
    if (severity === 'hint') continue;
    const { errors, warnings } = counts.get(file) ?? { errors: 0, warnings: 0 };
    counts.set(
      file,
      severity === 'error' ? { errors: errors + 1, warnings } : { errors, warnings: warnings + 1 },
    );
  }
  return counts;
}

/** `2 errors, 1 warning` */
function describeCount({ errors, warnings }: ProblemCount): string {
  return [
    errors > 0 && printCount(errors, 'error'),
    warnings > 0 && printCount(warnings, 'warning'),
  ]
    .filter(Boolean)
    .join(', ');
}
