import {
  type Analysis,
  createAtomMarker,
  type AtomRange,
  type Direction,
  type Outputs,
} from '@griffel-site/engine';
import { useMemo } from 'react';
import { mergeClasses } from '@griffel/react';
import { PlaceButton } from '../controls/Button.tsx';
import type { Fix } from '../problems/Problem.ts';
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

const NOTHING =
  'This code makes no styles: it does not import makeStyles, makeResetStyles, or makeStaticStyles and call it.';

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
          {error === undefined && (
            <>
              {' '}
              <PlaceButton place={staleBecause} onGoTo={onGoTo} /> {staleBecause.message}
            </>
          )}
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

interface ViewsProps extends OutputPanelProps {
  outputs: Outputs;
  analysis: Analysis;
}

function Views({ tab, onOrder, onGoTo, onFix, ...props }: ViewsProps) {
  const { state, direction, onAtom, outputs, analysis, measure } = props;
  const { classes, merges, problems, staleBecause } = state;
  const isStale = staleBecause !== undefined;
  const about = { analysis, direction, hues: outputs.hues, isStale, onAtom };
  switch (tab) {
    case 'CSS':
      return <CSSPane {...props} isStale={isStale} />;
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
      return <ModulePanes {...props} isStale={isStale} isExtracted={tab === 'Extracted'} />;
    default:
      return tab satisfies never;
  }
}

type CodePaneProps = Omit<ViewsProps, 'tab' | 'onOrder' | 'onGoTo' | 'onFix'> & {
  isStale: boolean;
};

/** The rules of all files, for pages of one direction. */
function CSSPane({ outputs, direction, measure, isStale, onAtom }: CodePaneProps) {
  const styles = useOutputStyles();
  const css = (direction === 'rtl' && outputs.rtl) || outputs.css;
  const texts = useMemo(() => [{ code: outputs.rules, language: 'css' }], [outputs.rules]);
  const [size] = useSizes(measure, texts) ?? [];
  if (css.text === '') return <p className={styles.empty}>{NO_RULES}</p>;
  return (
    <Pane
      {...{ isStale, onAtom }}
      title={outputs.rtl ? `Rules of ${DIRECTIONS[direction]} pages` : 'Rules, by bucket'}
      code={css.text}
      language="css"
      atoms={css.atoms}
      sizes={size && { after: size, ...(outputs.rtl && { of: 'Both directions' }) }}
    />
  );
}

/** The module of a file as a compiler writes it, and with extraction also the style sheet. */
function ModulePanes({ isExtracted, ...props }: CodePaneProps & { isExtracted: boolean }) {
  const { state, file, outputs, analysis, measure, isStale, onAtom } = props;
  const { compiled, extracted, stylesheet, hues } = outputs;
  const language = file.slice(file.lastIndexOf('.') + 1);
  const source = state.result?.files[file] ?? '';
  // A module without styles does not change.
  const code = (isExtracted ? extracted : compiled)[file] ?? source;
  const texts = useMemo(
    () => [
      { code: source, language },
      { code, language },
      ...(isExtracted ? [{ code: stylesheet, language: 'css' }] : []),
    ],
    [source, code, language, isExtracted, stylesheet],
  );
  const [before, after, ofSheet] = useSizes(measure, texts) ?? [];
  const { markModule, markStylesheet } = useMemo(
    () => createAtomMarker(analysis, hues),
    [analysis, hues],
  );
  const atoms = useMemo(() => markModule(code), [markModule, code]);
  const atomsOfSheet = useMemo(
    () => (isExtracted ? markStylesheet() : []),
    [isExtracted, markStylesheet],
  );
  return (
    <>
      <Pane
        {...{ code, language, atoms, isStale, onAtom }}
        title={file}
        sizes={before && after && { before, after }}
      />
      {isExtracted && (
        <Pane
          {...{ isStale, onAtom }}
          title="griffel.css"
          code={stylesheet}
          language="css"
          atoms={atomsOfSheet}
          sizes={ofSheet && { after: ofSheet }}
        />
      )}
    </>
  );
}

interface PaneProps {
  /** A description of the code, or its file name. */
  title: string;
  code: string;
  language: string;
  atoms: readonly AtomRange[];
  sizes?: Sizes | undefined;
  isStale: boolean;
  onAtom: (name: string | undefined) => void;
}

/** One output with its title, its sizes, and a button that copies it. */
function Pane({ title, code, language, atoms, sizes, isStale, onAtom }: PaneProps) {
  const styles = useOutputStyles();
  return (
    <div className={`code-block ${styles.block}`}>
      <div className={mergeClasses(styles.head, styles.measured)}>
        <span className={styles.title}>{title}</span>
        {sizes && <SizeNote {...sizes} />}
        <CopyButton text={code} />
      </div>
      <CodeText
        code={code}
        language={language}
        atoms={atoms}
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
