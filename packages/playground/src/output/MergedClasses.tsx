import {
  type AnalyzedCall,
  explainMergedClasses,
  nameSlotRef,
  type Merge,
  type MergedClass,
  type MergeExplanation,
  type SlotRef,
} from '@griffel-site/engine';
import { Chip } from './Chip.tsx';
import { useClassesStyles } from './useOutputStyles.ts';

interface MergedClassesProps {
  merged: ExplainedMerge;
  calls: readonly AnalyzedCall[];
  hues: Readonly<Record<string, number>>;
}

/** The result of one call of mergeClasses: the classes that stay, and those that a later set overrides. */
export function MergedClasses({ merged, calls, hues }: MergedClassesProps) {
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
          <tr className={styles.row}>
            <th scope="row" className={styles.slot}>
              stays
            </th>
            <td className={styles.cell}>
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
            </td>
          </tr>
          <tr className={styles.row}>
            <th scope="row" className={styles.slot}>
              overridden
            </th>
            <td className={styles.cell}>
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
            </td>
          </tr>
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
export function explainMerges(
  calls: readonly AnalyzedCall[],
  merges: readonly Merge[],
): ExplainedMerge[] {
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
