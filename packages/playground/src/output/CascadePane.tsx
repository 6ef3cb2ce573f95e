import {
  compareWithExtraction,
  explainBuckets,
  explainCascade,
  listSlots,
  nameSlot,
  type Analysis,
  type Direction,
  type ExplainedBucket,
  type Contest,
} from '@griffel-site/engine';
import { compareByWidth } from '@griffel-site/engine/compareByWidth';
import { mergeClasses } from '@griffel/react';
import { useMemo, useRef } from 'react';
import type { Fix, Problem } from '../problems/Problem.ts';
import {
  type ClassList,
  DEFAULT_ORDER,
  type InsertionOrder,
  type RenderedClasses,
} from '../sandbox/protocol/messages.ts';
import { CodeText } from './CodeText.tsx';
import type { StylesPaneProps } from './StylesPaneProps.ts';
import { ContestLadder } from './ContestLadder.tsx';
import { OverridesSection } from './OverridesSection.tsx';
import { MissingList } from './MissingList.tsx';
import { useAtomKeys } from './useAtoms.ts';
import { useClassesStyles, useOutputStyles } from './useOutputStyles.ts';
import { useExplainStyles } from './useExplainStyles.ts';

interface CascadePaneProps extends StylesPaneProps {
  /** The classes on rendered elements, once they are known. */
  classes: RenderedClasses | undefined;
  onOrder: (order: InsertionOrder) => void;
  /** All problems of the code. */
  problems: readonly Problem[];
  onGoTo: (file: string, line: number, column: number) => void;
  onFix: (fix: Fix) => void;
}

/** How many elements are explained. */
const MAX_ELEMENTS = 30;

/** Why rules win: on each element, in another insertion order, and by their order in the page. */
export function CascadePane({
  analysis,
  classes,
  direction,
  hues,
  isStale,
  onAtom,
  onOrder,
  problems,
  onGoTo,
  onFix,
}: CascadePaneProps) {
  const styles = useExplainStyles();
  const classNames = useClassesStyles();
  const outputs = useOutputStyles();
  const ladders = useRef<HTMLDivElement>(null);
  const order = classes?.order ?? DEFAULT_ORDER;
  const compareQueries = order.isByWidth ? compareByWidth : undefined;
  const buckets = useMemo(
    () => explainBuckets({ analysis, direction, hues, compareQueries }),
    [analysis, direction, hues, compareQueries],
  );
  const contested = useMemo(
    () => explainElements(analysis, classes, direction, compareQueries),
    [analysis, classes, direction, compareQueries],
  );
  // `contested` also changes with the classes.
  useAtomKeys(ladders, contested, onAtom);
  return (
    <div className={mergeClasses(styles.root, isStale && outputs.stale)}>
      <MissingList {...{ problems, onGoTo, onFix }} />
      <div ref={ladders} className={classNames.hues}>
        {classes && <OverridesSection calls={analysis.calls} classes={classes} hues={hues} />}
        {contested.length === 0 && (
          <div className={styles.section}>
            <p className={styles.text}>No element has two classes that set the same property.</p>
          </div>
        )}
        {contested.map(({ title, contests }) => (
          <section key={title} className={styles.section}>
            <h3 className={styles.heading}>
              <code className={styles.code}>{title}</code>
            </h3>
            <ul className={styles.rows}>
              {contests.map((contest, index) => (
                <ContestLadder key={index} contest={contest} hues={hues} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <InsertionOrderSection {...{ classes, order, contested, buckets, onOrder }} />
      <section className={styles.section}>
        <h3 className={styles.heading}>Rules in page order</h3>
        <p className={styles.text}>
          Griffel sorts rules into buckets. At equal specificity, a later bucket overrides an
          earlier one.
        </p>
        {buckets.map((bucket, index) => (
          <Bucket
            key={bucket.bucket}
            bucket={bucket}
            hasText={bucket.text !== buckets[index - 1]?.text}
            onAtom={onAtom}
          />
        ))}
        <Extraction analysis={analysis} />
      </section>
    </div>
  );
}

interface BucketProps {
  bucket: ExplainedBucket;
  /** Whether the text differs from that of the bucket before. */
  hasText: boolean;
  onAtom: (name: string | undefined) => void;
}

function Bucket({ bucket: { bucket, name, text, sheets }, hasText, onAtom }: BucketProps) {
  const styles = useExplainStyles();
  const outputs = useOutputStyles();
  return (
    <div className="code-block">
      <h4 className={styles.part}>
        <code className={styles.name}>{bucket}</code> {name}
      </h4>
      {hasText && <p className={styles.text}>{text}</p>}
      {sheets.map(({ condition, priority, rules }) => (
        <div key={`${condition} ${String(priority)}`} className={styles.sheet}>
          {(sheets.length > 1 || priority < 0) && (
            <p className={styles.why}>
              {condition !== '' && <code className={styles.name}>{condition} </code>}
              {priority < 0
                ? `Shorthands, priority ${String(priority)}: before the longhands, which override them.`
                : condition === '' && 'Longhands.'}
            </p>
          )}
          <CodeText
            code={rules.text}
            language="css"
            atoms={rules.atoms}
            onAtom={onAtom}
            className={outputs.code}
          />
        </div>
      ))}
    </div>
  );
}

function Extraction({ analysis }: { analysis: Analysis }) {
  const styles = useExplainStyles();
  const differences = useMemo(() => compareWithExtraction(analysis), [analysis]);
  if (analysis.extractedRules.length === 0) return null;
  return (
    <>
      <h4 className={styles.part}>In an extracted style sheet</h4>
      <p className={styles.text}>
        {differences.length === 0
          ? 'Extraction keeps this order of buckets.'
          : `Extraction writes ${differences.map(({ first, second }) => `rules of ${second} before those of ${first}`).join(', and ')}. Where both match, a different rule applies than at run time.`}
      </p>
    </>
  );
}

/** Explains the contests on the rendered elements, or on the slots if nothing is rendered. */
function explainElements(
  analysis: Analysis,
  classes: RenderedClasses | undefined,
  direction: Direction,
  compareQueries: typeof compareByWidth | undefined,
): Contested[] {
  const lists: (Pick<ClassList, 'classes'> & { title: string })[] = classes
    ? classes.lists.map(({ tag, count, classes: list }) => ({
        title: `<${tag}>${count > 1 ? ` × ${String(count)}` : ''}`,
        classes: list,
      }))
    : analysis.calls.flatMap((call) =>
        listSlots(call, direction).map(([slot, list]) => ({
          title: nameSlot(call, slot),
          classes: list,
        })),
      );
  const titles = new Map<string, number>();
  return lists
    .flatMap(({ title, classes: list }) => {
      const contests = explainCascade(list, {
        analysis,
        direction,
        compareQueries,
        arrived: classes?.arrived,
      });
      if (contests.length === 0) return [];
      const place = (titles.get(title) ?? 0) + 1;
      titles.set(title, place);
      return [{ title: place > 1 ? `${title} (${String(place)})` : title, contests }];
    })
    .slice(0, MAX_ELEMENTS);
}

/** An element or a slot, with the declarations that compete on it. */
interface Contested {
  title: string;
  contests: readonly Contest[];
}

const ORDERS = [
  ['isReversed', 'Insert in reverse order'],
  ['isByWidth', 'Order queries by width'],
] as const;

interface InsertionOrderSectionProps {
  classes: RenderedClasses | undefined;
  order: InsertionOrder;
  contested: readonly Contested[];
  buckets: readonly ExplainedBucket[];
  onOrder: (order: InsertionOrder) => void;
}

/** Lets the user insert the rules in another order, and shows what that changes. */
function InsertionOrderSection({
  classes,
  order,
  contested,
  buckets,
  onOrder,
}: InsertionOrderSectionProps) {
  const styles = useExplainStyles();
  const decided = contested
    .flatMap(({ contests }) => contests)
    .filter(({ steps }) => steps.some(({ reason }) => reason === 'arrival'));
  const canDiffer: Readonly<Record<keyof InsertionOrder, boolean>> = {
    isReversed: decided.length > 0,
    isByWidth: buckets.some(
      ({ sheets }) => new Set(sheets.map(({ condition }) => condition)).size > 1,
    ),
  };
  const options = ORDERS.filter(([key]) => canDiffer[key] || order[key]);
  const isOther = order.isReversed || order.isByWidth;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Insertion order</h3>
      <p className={styles.text}>
        {decided.length === 0
          ? 'No two classes depend on which of their rules is inserted first.'
          : `The insertion order decides ${[...new Set(decided.flatMap(({ longhands }) => longhands))].join(', ')}. A component that renders earlier can change it. Use the same property for both declarations, or make one selector more specific.`}
      </p>
      <div className={styles.options}>
        {options.map(([key, label]) => (
          <label key={key} className={styles.option}>
            <input
              type="checkbox"
              checked={order[key]}
              disabled={!classes}
              onChange={({ target }) => onOrder({ ...order, [key]: target.checked })}
            />
            {label}
          </label>
        ))}
      </div>
      <div role="status">
        {isOther && classes && (
          <p className={styles.text}>
            {classes.changes.length === 0
              ? 'The preview was rendered with its rules in this order: no computed style has changed.'
              : 'The preview was rendered with its rules in this order. These computed styles have changed:'}
          </p>
        )}
      </div>
      {isOther && classes && classes.changes.length > 0 && <Changes classes={classes} />}
    </section>
  );
}

function Changes({ classes: { changes } }: { classes: RenderedClasses }) {
  const styles = useExplainStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Element', 'Property', 'As rendered', 'In this order'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ tag, pseudo, property, before, after }, index) => (
          <tr key={index}>
            {[`<${tag}>${pseudo}`, property, before, after].map((text, column) => (
              <td key={column}>
                <code className={styles.name}>{text}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
