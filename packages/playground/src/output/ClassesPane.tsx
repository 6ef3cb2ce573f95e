import {
  type Analysis,
  type AnalyzedCall,
  type Direction,
  type Merge,
  nameCall,
} from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { useMemo, useRef } from 'react';
import { CopyButton } from '../controls/CopyButton.tsx';
import { Chip } from './Chip.tsx';
import { explainMerges, MergedClasses } from './MergedClasses.tsx';
import { printClasses } from './printDeclaration.ts';
import { useAtomKeys } from './useAtoms.ts';
import { useClassesStyles, useOutputStyles } from './useOutputStyles.ts';

interface ClassesPaneProps {
  analysis: Analysis;
  /** The calls of mergeClasses in the rendered code. */
  merges: readonly Merge[];
  direction: Direction;
  /** The hue of each class, by number. */
  hues: Readonly<Record<string, number>>;
  /** The whole output as text, for the clipboard. */
  text: string;
  isStale: boolean;
  onAtom: (name: string | undefined) => void;
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
          <CallClasses key={call.id} call={call} direction={direction} hues={hues} />
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
  const rows: [slot: string, classes: string][] = call.className
    ? [['', call.className[direction]]]
    : Object.entries(call.slots?.[direction] ?? {});
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
              <tr key={slot} className={styles.row}>
                <th scope="row" className={styles.slot}>
                  {slot === '' ? 'class' : slot}
                </th>
                <td className={styles.cell}>
                  <Chips
                    call={call}
                    slot={slot}
                    classes={classes}
                    direction={direction}
                    hues={hues}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface ChipsProps {
  call: AnalyzedCall;
  /** Empty for the class of makeResetStyles. */
  slot: string;
  classes: string;
  direction: Direction;
  hues: Readonly<Record<string, number>>;
}

function Chips({ call, slot, classes, direction, hues }: ChipsProps) {
  const styles = useClassesStyles();
  const own = call.declarations.filter((one) => slot === '' || one.slot === slot);
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
