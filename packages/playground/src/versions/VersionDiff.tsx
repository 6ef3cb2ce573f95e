import type { Direction, SourceFiles } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { PartURLs } from '../bundle/Part.ts';
import { printCount } from '../look/print.ts';
import { Button } from '../controls/Button.tsx';
import { useControlStyles } from '../look/useControlStyles.ts';
import { useFrameFocus } from '../preview/useFrameFocus.ts';
import { type Ground, toScheme } from '../view/View.ts';
import { usePreviewStyles } from '../preview/usePreviewStyles.ts';
import { compareVersions, listVersions } from './compareVersions.ts';
import { DifferenceTables } from './DifferenceTables.tsx';
import { isEqual, type Pair, type VersionComparison } from './diffVersions.ts';
import { useVersionStyles } from './useVersionStyles.ts';

export interface VersionDiffProps {
  /** Code that the user has agreed to run. */
  files: SourceFiles;
  parts: PartURLs;
  direction: Direction;
  /** The background of the previews. */
  ground: Ground;
}

type State =
  | { kind: 'running' }
  | { kind: 'done'; comparison: VersionComparison }
  | { kind: 'failed'; message: string };

/** Runs the code with two releases of Griffel side by side, and shows the differences. */
export function VersionDiff({ files, parts, direction, ground }: VersionDiffProps) {
  const styles = useVersionStyles();
  const all = listVersions(parts);
  const [newest = '', previous = newest] = all;
  const [[before, after], setVersions] = useState<Pair<string>>([previous, newest]);
  /** The code that is compared, as it was when the comparison began. */
  const [task, setTask] = useState({ files, direction });
  const [{ state, of }, setResult] = useState<{ state: State; of: unknown }>({
    state: { kind: 'running' },
    of: undefined,
  });
  const hostBefore = useRef<HTMLDivElement>(null);
  const hostAfter = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [one, other] = [hostBefore.current, hostAfter.current];
    if (!one || !other) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const report = (next: State): void => {
      if (!signal.aborted) setResult({ state: next, of: task });
    };
    report({ kind: 'running' });
    compareVersions(task.files, [before, after], {
      parts,
      hosts: [one, other],
      signal,
      direction: task.direction,
      scheme: toScheme(ground),
    }).then(
      (comparison) => report({ kind: 'done', comparison }),
      (error: unknown) =>
        report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => control.abort();
  }, [task, before, after, parts, ground]);

  const isStale = task.files !== files || task.direction !== direction;
  const shown = of === task ? state : { kind: 'running' as const };

  return (
    <section className={styles.root} aria-label="Releases of Griffel, compared">
      <div className={styles.bar}>
        <VersionPicker
          label="Griffel"
          versions={all}
          chosen={before}
          onChoose={(version) => setVersions([version, after])}
        />
        <VersionPicker
          label="against"
          versions={all}
          chosen={after}
          onChoose={(version) => setVersions([before, version])}
        />
        <Button
          disabled={!isStale && shown.kind !== 'failed'}
          onClick={() => setTask({ files, direction })}
        >
          Compare again
        </Button>
        {isStale && <span className={styles.none}>The code has changed since then.</span>}
      </div>
      <p
        role="status"
        className={mergeClasses(styles.summary, shown.kind === 'failed' && styles.error)}
      >
        {printSummary(shown)}
      </p>
      <div className={styles.previews}>
        <VersionPreview version={before} host={hostBefore} ground={ground} />
        <VersionPreview version={after} host={hostAfter} ground={ground} />
      </div>
      {shown.kind === 'done' && <DifferenceTables comparison={shown.comparison} />}
    </section>
  );
}

function printSummary(state: State): string {
  if (state.kind === 'running') return 'Comparing …';
  if (state.kind === 'failed') return state.message;
  const { comparison } = state;
  if (isEqual(comparison)) {
    const { classes, rules, elements } = comparison.counts;
    return `No difference: ${printCount(classes[0], 'class', 'classes')}, ${printCount(rules[0], 'rule')} and ${printCount(elements[0], 'element')} are the same.`;
  }
  const { classes, rules, elements, isOrderOther } = comparison;
  const parts = [
    printCount(classes.length, 'class', 'classes'),
    printCount(rules[0].length + rules[1].length, 'rule'),
    printCount(elements.length, 'element'),
  ];
  return `Different: ${parts.join(', ')}${isOrderOther ? ', and the order of rules' : ''}.`;
}

interface VersionPreviewProps {
  version: string;
  /** The parent element of the sandbox's frame. */
  host: RefObject<HTMLDivElement | null>;
  ground: Ground;
}

/** What the code renders with one release. */
function VersionPreview({ version, host, ground }: VersionPreviewProps) {
  const styles = useVersionStyles();
  const preview = usePreviewStyles();
  const isFocused = useFrameFocus(host);
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>@griffel/react {version}</figcaption>
      <div
        ref={host}
        className={mergeClasses(
          styles.host,
          preview[ground],
          ground === 'light' ? preview.schemeLight : preview.schemeDark,
          isFocused && preview.focused,
        )}
      />
    </figure>
  );
}

interface VersionPickerProps {
  label: string;
  /** The result of `listVersions`, newest first. */
  versions: readonly string[];
  chosen: string;
  onChoose: (version: string) => void;
}

/** Chooses a release of Griffel. */
function VersionPicker({ label, versions, chosen, onChoose }: VersionPickerProps) {
  const styles = useVersionStyles();
  const controls = useControlStyles();
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.field}
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {versions.map((version, index) => (
          <option key={version} value={version}>
            {index === 0 ? `${version} (newest)` : version}
          </option>
        ))}
      </select>
    </span>
  );
}
