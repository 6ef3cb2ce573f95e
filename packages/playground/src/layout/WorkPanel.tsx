import type { Direction, SourceFiles } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { PartURLs } from '../bundle/Part.ts';
import { Button, PlaceButton } from '../controls/Button.tsx';
import { createLazy } from '../controls/createLazy.tsx';
import { ProblemsList } from '../editor/problems/ProblemsList.tsx';
import { useControlStyles } from '../look/useControlStyles.ts';
import { usePreviewStyles } from '../preview/usePreviewStyles.ts';
import { type Fix, type Problem, SIGNS } from '../problems/Problem.ts';
import type { ConsoleLine, RunResult } from '../run/RunState.ts';
import type { Ground } from '../view/View.ts';
import { useLayoutStyles } from './useLayoutStyles.ts';

/** The panels that open at the lower edge of the work area. */
export type PanelName = 'Problems' | 'Console' | 'Keys' | 'Versions' | 'Directions' | 'Convert CSS';

export interface WorkPanelProps {
  name: PanelName;
  id: string;
  problems: readonly Problem[];
  /** The lines of the console. */
  entries: readonly ConsoleLine[];
  /** The list of keyboard shortcuts. */
  keys: ReactNode;
  /** Whether the code is held; Versions, which runs it, is then not available. */
  isHeld: boolean;
  result: RunResult | undefined;
  onAtom: (name: string | undefined) => void;
  /** Loads other files into the editor. */
  onUse: (files: SourceFiles) => void;
  files: SourceFiles;
  parts: PartURLs;
  direction: Direction;
  ground: Ground;
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

/** Whether a panel lists places in the code, which should stay visible. */
function isList(name: PanelName): boolean {
  return name === 'Problems' || name === 'Console';
}

/** A panel at the lower edge of the work area; Escape closes it. */
export function WorkPanel(props: WorkPanelProps) {
  const { name, id, problems, entries, keys, onJump, onFix, onClear, onClose } = props;
  const { isHeld, files, parts, direction, ground, result, onAtom, onUse } = props;
  const styles = useLayoutStyles();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    root.current?.focus();
    return () => {
      // Closing has removed the element with the focus.
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, [name]);
  return (
    <section
      ref={root}
      id={id}
      aria-label={name}
      tabIndex={-1}
      className={mergeClasses(styles.panel, isList(name) && styles.low)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.panelHead}>
        <p className={styles.panelTitle}>{name}</p>
        {name === 'Console' && (
          <Button isQuiet isSmall onClick={onClear}>
            Clear console
          </Button>
        )}
        <Button
          isQuiet
          isSmall
          aria-label={`Close ${name === 'Convert CSS' ? name : name.toLowerCase()}`}
          onClick={onClose}
        >
          ×
        </Button>
      </div>
      <div className={styles.panelBody}>
        {name === 'Problems' && <ProblemsList problems={problems} onGoTo={onJump} onFix={onFix} />}
        {name === 'Console' && <ConsoleEntries entries={entries} onJump={onJump} />}
        {name === 'Versions' &&
          (isHeld ? (
            <p className={styles.panelText}>
              Press Run first: comparing versions also runs this code.
            </p>
          ) : (
            <LazyVersions {...{ files, parts, direction, ground }} />
          ))}
        {name === 'Directions' &&
          (result?.outputs ? (
            <LazyDirections analysis={result.analysis} hues={result.outputs.hues} onAtom={onAtom} />
          ) : (
            <p className={styles.panelText}>This code has made no styles yet.</p>
          ))}
        {name === 'Convert CSS' && (
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

interface ConsoleEntriesProps {
  entries: readonly ConsoleLine[];
  onJump: (file: string, line: number, column: number) => void;
}

/** The distance from the end, in pixels, at which a list is considered scrolled to the end. */
const NEAR_END = 8;

/** Lists what the code has logged since it last ran. Follows new lines, unless the user has scrolled up. */
function ConsoleEntries({ entries, onJump }: ConsoleEntriesProps) {
  const styles = usePreviewStyles();
  const root = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const scroller = root.current?.parentElement;
    const read = () => {
      const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = scroller ?? {};
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
    };
    scroller?.addEventListener('scroll', read, { passive: true });
    return () => scroller?.removeEventListener('scroll', read);
  }, []);
  useEffect(() => {
    if (isAtEnd.current)
      root.current?.querySelector('li:last-child')?.scrollIntoView({ block: 'nearest' });
  }, [entries]);

  return (
    <div ref={root}>
      {entries.length === 0 ? (
        <p className={styles.nothing}>Nothing was logged.</p>
      ) : (
        <ul aria-label="Console entries" className={styles.entries}>
          {entries.map((line) => (
            <ConsoleRow key={line.id} line={line} onJump={onJump} />
          ))}
        </ul>
      )}
    </div>
  );
}

const LINE_SIGNS: Partial<Record<ConsoleLine['level'], string>> = {
  error: SIGNS.error,
  warn: SIGNS.warning,
};

/** Memoized, because an update changes only a few of up to 500 rows. */
const ConsoleRow = memo(function ConsoleRow({
  line: { level, text, file, line = 1, count },
  onJump,
}: Pick<ConsoleEntriesProps, 'onJump'> & { line: ConsoleLine }) {
  const styles = usePreviewStyles();
  const controls = useControlStyles();
  return (
    <li
      data-sign={LINE_SIGNS[level]}
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
      {count > 1 && (
        <span className={styles.count}>
          <span className={controls.unseen}>logged </span>×{count}
        </span>
      )}
      {file !== undefined && <PlaceButton place={{ file, line }} onGoTo={onJump} />}
    </li>
  );
});
