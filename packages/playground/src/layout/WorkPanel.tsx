import type { Direction, SourceFiles } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PartURLs } from '../bundle/Part.ts';
import { createLazy } from '../controls/createLazy.tsx';
import { ProblemsList } from '../editor/problems/ProblemsList.tsx';
import { useControlStyles } from '../look/useControlStyles.ts';
import { usePreviewStyles } from '../preview/usePreviewStyles.ts';
import type { Fix, Problem } from '../problems/Problem.ts';
import type { RunResult } from '../run/RunState.ts';
import type { ConsoleEntry } from '../sandbox/Sandbox.ts';
import type { PanelName } from './StatusBar.tsx';
import { useLayoutStyles } from './useLayoutStyles.ts';

export interface WorkPanelProps {
  name: PanelName;
  id: string;
  problems: readonly Problem[];
  /** What was logged. */
  entries: readonly ConsoleEntry[];
  /** The keys and what they do. */
  keys: ReactNode;
  /** Versions run the code, which has to be allowed. */
  isHeld: boolean;
  result: RunResult | undefined;
  onAtom: (name: string | undefined) => void;
  /** Loads other files into the editor. */
  onUse: (files: SourceFiles) => void;
  files: SourceFiles;
  parts: PartURLs;
  direction: Direction;
  onJump: (file: string, line: number, column: number) => void;
  onFix: (fix: Fix) => void;
  onClear: () => void;
  onClose: () => void;
}

const [LazyVersions] = createLazy(
  async () => (await import('../versions/VersionDiff.tsx')).VersionDiff,
);

const [LazyDirections] = createLazy(
  async () => (await import('../directions/DirectionsList.tsx')).DirectionsList,
);

const [LazyFromCSS] = createLazy(async () => (await import('../from-css/FromCSS.tsx')).FromCSS);

/** Problems, the console, the keys, or a comparison, over the lower edge of the work; Escape closes it. */
export function WorkPanel(props: WorkPanelProps) {
  const { name, id, problems, entries, keys, onJump, onFix, onClear, onClose } = props;
  const { isHeld, files, parts, direction, result, onAtom, onUse } = props;
  const styles = useLayoutStyles();
  const controls = useControlStyles();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.focus();
  }, [name]);
  const quiet = mergeClasses(controls.button, controls.quiet, controls.small);
  return (
    <section
      ref={root}
      id={id}
      aria-label={name}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.panelHead}>
        <p className={styles.panelTitle}>{name}</p>
        {name === 'Console' && (
          <button type="button" className={quiet} onClick={onClear}>
            Clear console
          </button>
        )}
        <button
          type="button"
          aria-label={`Close ${name.toLowerCase()}`}
          className={quiet}
          onClick={onClose}
        >
          ×
        </button>
      </div>
      <div className={styles.panelBody}>
        {name === 'Problems' && <ProblemsList problems={problems} onGoTo={onJump} onFix={onFix} />}
        {name === 'Console' && <ConsoleEntries entries={entries} onJump={onJump} />}
        {name === 'Versions' &&
          (isHeld ? (
            <p className={styles.panelText}>Run the code first: to compare versions runs it.</p>
          ) : (
            <LazyVersions files={files} parts={parts} direction={direction} />
          ))}
        {name === 'Directions' &&
          (result?.outputs ? (
            <LazyDirections analysis={result.analysis} hues={result.outputs.hues} onAtom={onAtom} />
          ) : (
            <p className={styles.panelText}>This code has made no styles yet.</p>
          ))}
        {name === 'From CSS' && (
          <LazyFromCSS
            parts={parts}
            onUse={(next) => {
              onUse(next);
              onClose();
            }}
          />
        )}
        {name === 'Keys' && <div className={styles.panelText}>{keys}</div>}
      </div>
    </section>
  );
}

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
