import {
  type Analysis,
  createAtomMarker,
  type AtomRange,
  type Direction,
} from '@griffel-site/engine';
import { useMemo } from 'react';
import { mergeClasses } from '@griffel/react';
import { useControlStyles } from '../look/useControlStyles.ts';
import type { Fix, Problem } from '../problems/Problem.ts';
import type { RunState } from '../run/RunState.ts';
import type { InsertionOrder } from '../sandbox/protocol/messages.ts';
import type { OutputTab } from '../view/View.ts';
import { CascadePane } from './CascadePane.tsx';
import { ClassesPane } from './ClassesPane.tsx';
import { CostPane } from './CostPane.tsx';
import { MergePane } from './MergePane.tsx';
import { useOutputStyles } from './useOutputStyles.ts';
import { type MeasureSizes, useSizes } from './useSizes.ts';
import { CopyButton } from '../controls/CopyButton.tsx';
import type { TextSize } from '../tools/worker/measureText.ts';
import { CodeText } from './CodeText.tsx';
import { printBytes } from '../look/print.ts';

export interface OutputPanelProps {
  tab: OutputTab;
  id: string;
  state: RunState;
  /** The file whose module is shown. */
  file: string;
  direction: Direction;
  measure: MeasureSizes;
  onAtom: (name: string | undefined) => void;
  /** Reinserts the rules of the preview in another order. */
  onOrder: (order: InsertionOrder) => void;
  /** Shows a place in the editor. */
  onGoTo: (file: string, line: number, column: number) => void;
  /** Applies a fix. */
  onFix: (fix: Fix) => void;
}

/** What all panes about styles show. */
export interface StylesPaneProps {
  analysis: Analysis;
  direction: Direction;
  /** The hue of each class, by number. */
  hues: Readonly<Record<string, number>>;
  isStale: boolean;
  onAtom: (name: string | undefined) => void;
}

const NOTHING =
  'This code makes no styles: it does not call makeStyles, makeResetStyles, or makeStaticStyles.';

const NO_RULES =
  'There are no rules: the styles are empty, or Griffel drops all of them (see Problems).';

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  ltr: 'left-to-right',
  rtl: 'right-to-left',
};

/** One of the outputs of Griffel for the code. */
export function OutputPanel(props: OutputPanelProps) {
  const { tab, id, state, onGoTo } = props;
  const styles = useOutputStyles();
  const { result, staleBecause, error, hold } = state;
  return (
    <div role="tabpanel" id={id} aria-label={tab} className={styles.panel}>
      {staleBecause !== undefined && (
        <p className={styles.reason}>
          {result
            ? 'This output is from the last code that worked.'
            : 'This code has no output yet.'}
          {/* Otherwise the preview shows the reason. */}
          {error === undefined && <Reason problem={staleBecause} onGoTo={onGoTo} />}
        </p>
      )}
      {result?.outputs ? (
        <Views {...props} outputs={result.outputs} analysis={result.analysis} />
      ) : (
        staleBecause === undefined && (
          <p className={styles.empty}>
            {result ? NOTHING : hold ? 'Nothing has run yet.' : 'One moment …'}
          </p>
        )
      )}
    </div>
  );
}

function Reason({
  problem: { file, line, column, message },
  onGoTo,
}: Pick<OutputPanelProps, 'onGoTo'> & { problem: Problem }) {
  const controls = useControlStyles();
  return (
    <>
      {' '}
      <button
        type="button"
        className={controls.place}
        onClick={() => onGoTo(file, line, column)}
      >{`${file}:${String(line)}:${String(column)}`}</button>{' '}
      {message}
    </>
  );
}

type Known = NonNullable<RunState['result']>;

function Views({
  tab,
  state,
  file,
  direction,
  measure,
  onAtom,
  onOrder,
  onGoTo,
  onFix,
  outputs,
  analysis,
}: OutputPanelProps & { outputs: NonNullable<Known['outputs']>; analysis: Known['analysis'] }) {
  const isStale = state.staleBecause !== undefined;
  const styles = useOutputStyles();
  const language = file.slice(file.lastIndexOf('.') + 1);
  const source = state.result?.files[file] ?? '';
  const css = (direction === 'rtl' && outputs.rtl) || outputs.css;
  // A module without styles does not change.
  const compiled = outputs.compiled[file] ?? source;
  const extracted = outputs.extracted[file] ?? source;
  const texts = useMemo(
    () =>
      tab === 'Compiled'
        ? [source, compiled].map((code) => ({ code, language }))
        : tab === 'Extracted'
          ? [
              { code: source, language },
              { code: extracted, language },
              { code: outputs.stylesheet, language: 'css' },
            ]
          : tab === 'CSS'
            ? [{ code: outputs.rules, language: 'css' }]
            : [],
    [tab, source, compiled, extracted, outputs.stylesheet, outputs.rules, language],
  );
  const sizes = useSizes(measure, texts);
  const atoms = useMemo(() => {
    if (tab !== 'Compiled' && tab !== 'Extracted') return undefined;
    const { markModule, markStylesheet } = createAtomMarker(analysis, outputs.hues);
    return tab === 'Compiled'
      ? { code: markModule(compiled) }
      : { code: markModule(extracted), sheet: markStylesheet() };
  }, [tab, analysis, outputs, compiled, extracted]);
  const shared = { isStale, onAtom };
  const about = { ...shared, analysis, direction, hues: outputs.hues };
  const { classes, merges, problems } = state;

  switch (tab) {
    case 'CSS':
      if (css.text === '') return <p className={styles.empty}>{NO_RULES}</p>;
      return (
        <Pane
          {...shared}
          title={outputs.rtl ? `Rules of ${DIRECTIONS[direction]} pages` : 'Rules, by bucket'}
          code={css.text}
          language="css"
          atoms={css.atoms}
          sizes={sizes?.[0] && { after: sizes[0], ...(outputs.rtl && { of: 'Both directions' }) }}
        />
      );
    case 'Classes':
      return <ClassesPane {...about} merges={merges} text={outputs.classes.text} />;
    case 'Merge':
      return <MergePane {...about} {...{ merges, classes }} />;
    case 'Cascade':
      return <CascadePane {...about} {...{ classes, problems, onOrder, onGoTo, onFix }} />;
    case 'Cost':
      return (
        <CostPane {...about} files={state.result?.files ?? {}} {...{ outputs, classes, measure }} />
      );
    case 'Compiled':
    case 'Extracted':
      return (
        <>
          <Pane
            {...shared}
            title={file}
            code={tab === 'Compiled' ? compiled : extracted}
            language={language}
            atoms={atoms?.code}
            sizes={sizes?.[0] && sizes[1] && { before: sizes[0], after: sizes[1] }}
          />
          {tab === 'Extracted' && (
            <Pane
              {...shared}
              title="griffel.css"
              code={outputs.stylesheet}
              language="css"
              atoms={atoms?.sheet}
              sizes={sizes?.[2] && { after: sizes[2] }}
            />
          )}
        </>
      );
    default:
      return tab satisfies never;
  }
}

interface PaneProps {
  /** A description of the code, or its file name. */
  title: string;
  code: string;
  language: string;
  atoms?: readonly AtomRange[] | undefined;
  sizes?: Sizes | undefined;
  isStale: boolean;
  onAtom: (name: string | undefined) => void;
}

/** One output with its title, its sizes, and a button that copies it. */
function Pane({ title, code, language, atoms, sizes, isStale, onAtom }: PaneProps) {
  const styles = useOutputStyles();
  return (
    <div className={`code-block ${styles.block}`}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {sizes && <SizeNote {...sizes} />}
        <CopyButton text={code} />
      </div>
      <CodeText
        code={code}
        language={language}
        {...(atoms && { atoms })}
        onAtom={onAtom}
        className={mergeClasses(styles.code, isStale && styles.stale)}
      />
    </div>
  );
}

interface Sizes {
  /** The size of the source, if the output is compared with it. */
  before?: TextSize;
  after: TextSize;
  /** What is measured, if it is more than what is shown. */
  of?: string;
}

/** The size of a file, before and after Griffel's compilers. */
function SizeNote({ before, after, of }: Sizes) {
  const styles = useOutputStyles();
  const print = ({ minified, gzip }: TextSize) =>
    `${printBytes(minified)} minified, ${printBytes(gzip)} gzip`;
  return (
    <span className={styles.sizes}>
      {of !== undefined && `${of}: `}
      {before && `Source: ${print(before)} · `}
      {before ? `Now: ${print(after)}` : print(after)}
    </span>
  );
}
