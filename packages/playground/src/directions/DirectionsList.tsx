import { nameHueClass, type Analysis } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { useMemo, useRef } from 'react';
import { useAtomKeys } from '../output/useAtomKeys.ts';
import { useClassesStyles } from '../output/useClassesStyles.ts';
import { printDeclaration } from '../pointing/explainTrace.ts';
import type { Trace } from '../pointing/traceDeclarations.ts';
import { listDirections } from './listDirections.ts';
import { useDirectionsStyles } from './useDirectionsStyles.ts';

export interface DirectionsListProps {
  analysis: Analysis;
  /** The numbers of all classes. */
  hues: Readonly<Record<string, number>>;
  onAtom: (name: string | undefined) => void;
}

/** The declarations that are mirrored on right-to-left pages, and those that look as if they should be. */
export function DirectionsList({ analysis, hues, onAtom }: DirectionsListProps) {
  const styles = useDirectionsStyles();
  const chips = useClassesStyles();
  const root = useRef<HTMLDivElement>(null);
  const lists = useMemo(() => listDirections(analysis), [analysis]);
  const { mirrored, unmirrored } = lists;
  useAtomKeys(root, lists, onAtom);
  return (
    <div ref={root} className={chips.root}>
      <h3 className={styles.title}>Mirrored</h3>
      {mirrored.length === 0 && (
        <p className={styles.note}>No declaration has another rule on right-to-left pages.</p>
      )}
      <ul aria-label="Mirrored declarations" className={chips.list}>
        {mirrored.map((trace, index) => (
          <li key={index} className={mergeClasses(chips.item, styles.row)}>
            <DirectionChip trace={trace} hues={hues} />
            <span className={styles.note}>{printClasses(trace)}</span>
          </li>
        ))}
      </ul>
      {unmirrored.length > 0 && (
        <>
          <h3 className={styles.title}>The same in both directions</h3>
          <ul aria-label="Unmirrored declarations" className={chips.list}>
            {unmirrored.map(({ trace, reason }, index) => (
              <li key={index} className={mergeClasses(chips.item, styles.row)}>
                <DirectionChip trace={trace} hues={hues} />
                <span className={styles.note}>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function DirectionChip({ trace, hues }: { trace: Trace; hues: DirectionsListProps['hues'] }) {
  const chips = useClassesStyles();
  const hue = hues[trace.atom ?? ''];
  return (
    <span
      className={mergeClasses(hue !== undefined && nameHueClass(hue), chips.chip)}
      data-atom={trace.atom}
    >
      <code className={chips.declaration}>{printDeclaration(trace.declaration)}</code>
    </span>
  );
}

function printClasses({ declaration: { className } }: Trace): string {
  return className ? `${className.ltr} · rtl ${className.rtl}` : '';
}
