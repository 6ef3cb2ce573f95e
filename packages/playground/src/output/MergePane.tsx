import {
  explainMerge,
  findListFaults,
  type Analysis,
  type Direction,
  type Merge,
  type MergeArgument,
  type MergeFault,
  type MergeReport,
} from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { useMemo, useRef } from 'react';
import { printCount, printClasses } from '../look/print.ts';
import type { ClassList, RenderedClasses } from '../sandbox/protocol/messages.ts';
import { Chip } from './Chip.tsx';
import type { StylesPaneProps } from './StylesPaneProps.ts';
import { ContestLadder } from './ContestLadder.tsx';
import { useAtomKeys } from './useAtoms.ts';
import { useClassesStyles, useOutputStyles } from './useOutputStyles.ts';
import { useExplainStyles } from './useExplainStyles.ts';

interface MergePaneProps extends StylesPaneProps {
  /** The calls of mergeClasses in the rendered code. */
  merges: readonly Merge[];
  /** The classes on rendered elements, once they are known. */
  classes: RenderedClasses | undefined;
}

/** Each call of mergeClasses in the rendered tree, argument by argument, and class lists joined without it. */
export function MergePane({
  analysis,
  merges,
  classes,
  direction,
  hues,
  isStale,
  onAtom,
}: MergePaneProps) {
  const styles = useExplainStyles();
  const classNames = useClassesStyles();
  const outputs = useOutputStyles();
  const root = useRef<HTMLDivElement>(null);
  const arrived = classes?.arrived;
  const reports = useMemo(
    () => explainAll(analysis, merges, direction, arrived),
    [analysis, merges, direction, arrived],
  );
  const lists = classes?.lists;
  const elements = useMemo(
    () => findElementFaults(lists ?? [], analysis, reports),
    [lists, analysis, reports],
  );
  useAtomKeys(root, reports, onAtom);
  return (
    <div
      ref={root}
      className={mergeClasses(classNames.hues, styles.root, isStale && outputs.stale)}
    >
      {elements.map(({ list, faults }) => (
        <section key={list.classes} className={styles.section}>
          <h3 className={styles.heading}>
            <code className={styles.code}>{`<${list.tag}>`}</code>
            {list.count > 1 && `, ${String(list.count)} elements`}
          </h3>
          <Faults faults={faults} />
        </section>
      ))}
      {reports.length === 0 && elements.length === 0 && (
        <p className={mergeClasses(styles.section, styles.text)}>
          No rendered element has merged classes. Pass an element’s sets to{' '}
          <code>mergeClasses(classes.root, classes.active)</code>: for each property, the last set
          takes precedence.
        </p>
      )}
      {reports.map((report) => (
        <Report
          key={report.arguments.map(({ name }) => name).join() + report.result}
          report={report}
          count={lists?.find(({ classes: one }) => one === report.result.trim())?.count ?? 0}
          hues={hues}
          analysis={analysis}
        />
      ))}
    </div>
  );
}

interface ReportProps extends Pick<StylesPaneProps, 'analysis' | 'hues'> {
  report: MergeReport;
  count: number;
}

function Report({ report, count, hues, analysis }: ReportProps) {
  const styles = useExplainStyles();
  const { arguments: all, contests, faults, direction } = report;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <code className={styles.code}>mergeClasses({all.map(({ name }) => name).join(', ')})</code>
      </h3>
      <Faults faults={faults} />
      <ol className={styles.rows}>
        {all.map((argument, index) => (
          <Argument key={index} number={index + 1} {...{ argument, hues, analysis }} />
        ))}
      </ol>
      {contests.length > 0 && (
        <>
          <h4 className={styles.part}>Both stay, and the cascade decides</h4>
          <ul className={styles.rows}>
            {contests.map((contest, index) => (
              <ContestLadder key={index} contest={contest} hues={hues} />
            ))}
          </ul>
        </>
      )}
      <h4 className={styles.part}>
        Result{direction === 'rtl' && ', for right-to-left pages'}
        {count > 0 && `, on ${printCount(count, 'element')}`}
      </h4>
      <p className={styles.text}>
        <code>{printClasses(report.result) || "''"}</code>
      </p>
    </section>
  );
}

interface ArgumentProps extends Pick<StylesPaneProps, 'analysis' | 'hues'> {
  number: number;
  argument: MergeArgument;
}

function Argument({ number, argument, hues, analysis }: ArgumentProps) {
  const styles = useExplainStyles();
  const classes = useClassesStyles();
  const { name, brought, resets, foreign, isUnknown } = argument;
  const staying = brought.filter(({ lost }) => lost === undefined);
  const overridden = brought.filter(({ lost }) => lost !== undefined);
  const taken = staying.flatMap(({ overrides }) => overrides);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <span className={styles.number}>{number}</span>
        {name}
      </span>
      <div className={styles.body}>
        {resets.length + staying.length > 0 && (
          <ul className={classes.list}>
            {resets.map(({ className, slots }) => (
              <Chip
                key={className}
                name={className}
                hues={hues}
                declarations={
                  analysis.calls.find(({ id }) => id === slots[0]?.call)?.declarations ?? []
                }
                note="reset, underneath"
              />
            ))}
            {staying.map(({ className, declarations }, index) =>
              className === undefined ? null : (
                <Chip key={index} name={className} hues={hues} declarations={declarations} />
              ),
            )}
          </ul>
        )}
        {taken.length > 0 && (
          <p className={styles.why}>
            Overrides{' '}
            {taken
              .map(
                ({ declaration: { path, property }, argument: of }) =>
                  `${[...path, property].join(' ')} of argument ${String(of + 1)}`,
              )
              .join(', ')}
            .
          </p>
        )}
        {overridden.map(({ className, declarations, lost }, index) => (
          <div key={index}>
            <ul className={classes.list}>
              <Chip name={className ?? ''} hues={hues} declarations={declarations} isLost />
            </ul>
            <p className={styles.why}>{lost?.text}</p>
          </div>
        ))}
        {foreign.length > 0 && (
          <p className={styles.why}>
            {foreign.join(' ')}: {foreign.length === 1 ? 'a class' : 'classes'} that Griffel did not
            make. mergeClasses puts other classes first in the result, and does not know what they
            set.
          </p>
        )}
        {isUnknown && (
          <p className={styles.why}>
            This set comes from code that is not among these files, so its declarations are not
            known.
          </p>
        )}
      </div>
    </li>
  );
}

function Faults({ faults }: { faults: readonly MergeFault[] }) {
  const styles = useExplainStyles();
  return faults.map(({ code, message, remedy }, index) => (
    <div key={`${code} ${String(index)}`} className={styles.fault}>
      <p>{message}</p>
      <p className={styles.remedy}>{remedy}</p>
    </div>
  ));
}

/** Explains each distinct call for pages of this direction; calls with faults are always included. */
function explainAll(
  analysis: Analysis,
  merges: readonly Merge[],
  direction: Direction,
  arrived: readonly string[] = [],
): MergeReport[] {
  const reports = new Map<string, MergeReport>();
  for (const merge of merges) {
    const report = explainMerge(merge, { analysis, merges, arrived });
    const key = [...report.arguments.map(({ name }) => name), report.result].join('\n');
    const isOfDirection = report.direction === undefined || report.direction === direction;
    if (isOfDirection || report.faults.length > 0) reports.set(key, report);
  }
  return [...reports.values()];
}

/** Finds faults of elements that no report of a merge includes. */
function findElementFaults(
  lists: readonly ClassList[],
  { calls }: Analysis,
  reports: readonly MergeReport[],
): { list: ClassList; faults: readonly MergeFault[] }[] {
  const reported = new Set(
    reports.filter(({ faults }) => faults.length > 0).map(({ result }) => result),
  );
  return lists.flatMap((list) => {
    const faults = reported.has(list.classes) ? [] : findListFaults(list.classes, calls);
    return faults.length > 0 ? [{ list, faults }] : [];
  });
}
