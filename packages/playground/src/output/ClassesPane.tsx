import {
  type AnalyzedCall,
  type Direction,
  type Merge,
  nameCall,
  explainMergedClasses,
  listSlots,
  nameSlotRef,
  type MergedClass,
  type MergeExplanation,
  type SlotRef,
} from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { type ReactNode, useMemo, useRef } from 'react';
import type { StylesPaneProps } from './StylesPaneProps.ts';
import { CopyButton } from '../controls/CopyButton.tsx';
import { Chip } from './Chip.tsx';
import { printClasses } from '../look/print.ts';
import { useAtomKeys } from './useAtoms.ts';
import { useClassesStyles, useOutputStyles } from './useOutputStyles.ts';

interface ClassesPaneProps extends StylesPaneProps {
  /** The calls of mergeClasses in the rendered code. */
  merges: readonly Merge[];
  /** The whole output as text, for the clipboard. */
  text: string;
}

/**
 * What each hook returns, slot by slot: the class of each declaration in its hue; and the result of each
 * mergeClasses call.
 */
export function ClassesPane({
  analysis,
  merges,
  direction,
  hues,
  text,
  isStale,
  onAtom,
}: ClassesPaneProps) {
  const styles = useClassesStyles();
  const outputs = useOutputStyles();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMemo(() => explainMerges(analysis.calls, merges), [analysis, merges]);
  // `merged` also changes with the analysis.
  useAtomKeys(root, merged, onAtom);
  return (
    <>
      <div className={outputs.head}>
        <span className={outputs.title}>
          Classes, {direction === 'ltr' ? 'left to right' : 'right to left'}
        </span>
        <CopyButton text={text} />
      </div>
      <div ref={root} className={mergeClasses(styles.hues, styles.root, isStale && outputs.stale)}>
        {analysis.calls.map((call) => (
          <CallClasses key={call.id} {...{ call, direction, hues }} />
        ))}
        {merged.map((one) => (
          <MergedClasses key={one.key} merged={one} calls={analysis.calls} hues={hues} />
        ))}
      </div>
    </>
  );
}

type CallClassesProps = Pick<ChipsProps, 'call' | 'direction' | 'hues'>;

function CallClasses({ call, direction, hues }: CallClassesProps) {
  const styles = useClassesStyles();
  const title = nameCall(call);
  const rows = listSlots(call, direction);
  return (
    <>
      <h3 className={styles.call}>
        {title} <span className={styles.file}>{call.file}</span>
      </h3>
      {rows.length === 0 ? (
        <p className={styles.plain}>
          {call.kind === 'makeStaticStyles'
            ? 'Static styles have no classes.'
            : 'Its classes are not known.'}
        </p>
      ) : (
        <table className={styles.table}>
          <tbody>
            {rows.map(([slot, classes]) => (
              <Row key={slot} name={slot ?? 'class'}>
                <Chips {...{ call, slot, classes, direction, hues }} />
              </Row>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  const styles = useClassesStyles();
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.slot}>
        {name}
      </th>
      <td className={styles.cell}>{children}</td>
    </tr>
  );
}

interface ChipsProps {
  call: AnalyzedCall;
  /** Undefined for the class of makeResetStyles. */
  slot: string | undefined;
  classes: string;
  direction: Direction;
  hues: Readonly<Record<string, number>>;
}

function Chips({ call, slot, classes, direction, hues }: ChipsProps) {
  const styles = useClassesStyles();
  const own = call.declarations.filter((one) => one.slot === slot);
  const names = classes.split(' ').filter((name) => name !== '');
  return (
    <ul className={styles.list}>
      {names.map((name) => {
        const made = own.filter((one) => one.className?.[direction] === name);
        return made.length === 0 ? (
          <li key={name} className={styles.item}>
            <span className={mergeClasses(styles.chip, styles.sequence)}>
              <code className={mergeClasses(styles.name, styles.plain)}>{printClasses(name)}</code>
              <span className={styles.declaration}>names this set</span>
            </span>
          </li>
        ) : (
          <Chip key={name} name={name} declarations={made} hues={hues} />
        );
      })}
      {own
        .filter(({ className }) => className && !names.includes(className[direction]))
        .map((one, index) => (
          <Chip
            key={`lost ${String(index)}`}
            name={one.className?.[direction] ?? ''}
            declarations={[one]}
            hues={hues}
            isLost
          />
        ))}
    </ul>
  );
}

interface MergedClassesProps {
  merged: ExplainedMerge;
  calls: readonly AnalyzedCall[];
  hues: Readonly<Record<string, number>>;
}

/** The result of one call of mergeClasses: the classes that stay, and those that a later set overrides. */
function MergedClasses({ merged, calls, hues }: MergedClassesProps) {
  const styles = useClassesStyles();
  const { inputs, properties, resets } = merged.explanation;
  const print = (slots: readonly SlotRef[]) => slots[0] && nameSlotRef(slots[0], calls);
  const slotNames = inputs.map(({ slots }) => slots[0]?.slot);
  const areUnique = new Set(slotNames).size === slotNames.length;
  const printInput = ({ input }: MergedClass) =>
    (areUnique ? slotNames[input] : print(inputs[input]?.slots ?? [])) ?? 'others';
  const names = [
    ...resets.map(({ slots }) => print(slots)),
    ...inputs.map(({ slots }) => print(slots) ?? '…'),
  ];
  const lost = properties.flatMap(({ mergeKey, winner, losers }) =>
    losers
      .filter((one) => one.className !== undefined && one.className !== winner.className)
      .map((one) => ({ mergeKey, one, by: winner })),
  );
  return (
    <>
      <h3 className={styles.call}>mergeClasses({names.join(', ')})</h3>
      <table className={styles.table}>
        <tbody>
          <Row name="stays">
            <ul className={styles.list}>
              {resets.map(({ className, slots }) => (
                <Chip
                  key={className}
                  name={className}
                  hues={hues}
                  declarations={calls.find(({ id }) => id === slots[0]?.call)?.declarations ?? []}
                  note={`of ${print(slots) ?? 'others'}`}
                />
              ))}
              {properties.map(({ mergeKey, winner }) =>
                winner.className === undefined ? null : (
                  <Chip
                    key={mergeKey}
                    name={winner.className}
                    hues={hues}
                    declarations={winner.declarations}
                    note={`of ${printInput(winner)}`}
                  />
                ),
              )}
            </ul>
          </Row>
          <Row name="overridden">
            {lost.length === 0 ? (
              <span className={styles.plain}>Nothing: the sets have no property in common.</span>
            ) : (
              <ul className={styles.list}>
                {lost.map(({ mergeKey, one, by }) => (
                  <Chip
                    key={`${mergeKey} ${String(one.input)}`}
                    name={one.className ?? ''}
                    hues={hues}
                    declarations={one.declarations}
                    isLost
                    note={`of ${printInput(one)}, by ${printInput(by)}`}
                  />
                ))}
              </ul>
            )}
          </Row>
        </tbody>
      </table>
    </>
  );
}

interface ExplainedMerge {
  /** Identifies it among those of the same code. */
  key: string;
  explanation: MergeExplanation;
}

/**
 * Explains the calls of mergeClasses in rendered code. Calls with the same explanation are listed once, and
 * calls with nothing to merge are left out.
 */
function explainMerges(calls: readonly AnalyzedCall[], merges: readonly Merge[]): ExplainedMerge[] {
  const explained = new Map<string, ExplainedMerge>();
  for (const { result } of merges) {
    const explanation = explainMergedClasses(result, { calls, merges });
    const { inputs, resets, foreign } = explanation;
    const known = inputs.filter(({ slots }) => slots.length > 0);
    if (known.length + resets.length < 2) continue;
    const key = [
      ...inputs.map(({ sequence }) => sequence),
      ...resets.map(({ className }) => className),
      ...foreign,
    ].join(' ');
    if (!explained.has(key)) explained.set(key, { key, explanation });
  }
  return [...explained.values()];
}
