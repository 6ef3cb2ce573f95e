import type { ReactNode } from 'react';
import { useVersionStyles } from './useVersionStyles.ts';
import { isSameElement, type ElementDifference, type VersionComparison } from './diffVersions.ts';

/** How many differences of a kind are listed; the summary has the total. */
const MAX_ROWS = 100;

/** The differences between two releases: as rendered, by class, and by rule. */
export function DifferenceTables({ comparison }: { comparison: VersionComparison }) {
  const styles = useVersionStyles();
  const { versions, classes, rules, elements, faults } = comparison;
  const code = (text: string | undefined, key?: number): ReactNode =>
    text === undefined || text === '' ? (
      <span key={key} className={styles.none}>
        none
      </span>
    ) : (
      <div key={key} className={styles.code}>
        {text}
      </div>
    );
  const codes = (texts: readonly string[]): ReactNode =>
    texts.length > 0 ? texts.map((text, index) => code(text, index)) : code(undefined);
  const table = (title: string, heads: readonly string[], rows: readonly ReactNode[][]) =>
    rows.length > 0 && (
      <>
        <h3 className={styles.heading}>{title}</h3>
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                {[...heads, ...versions].map((head, index) => (
                  <th key={index} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, MAX_ROWS).map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    );

  const isFaulty = faults[0].join('\n') !== faults[1].join('\n');
  return (
    <>
      {table('Errors', [], isFaulty ? [[codes(faults[0]), codes(faults[1])]] : [])}
      {table(
        'Rendered',
        ['Element', 'Property'],
        elements.flatMap((difference) =>
          listValues(difference).map(([property, one, other]) => [
            describeElement(difference),
            code(property),
            code(one),
            code(other),
          ]),
        ),
      )}
      {table(
        'Classes',
        ['Place', 'Slot'],
        classes.map(({ file, line, kind, slot, direction, classes: [one, other], rules: made }) => [
          `${file}:${String(line)}`,
          `${slot ?? kind}${direction === 'rtl' ? ' (right to left)' : ''}`,
          codes([one ?? '', ...made[0]]),
          codes([other ?? '', ...made[1]]),
        ]),
      )}
      {table(
        'Rules',
        ['Bucket'],
        rules.flatMap((list, side) =>
          list.map(({ bucket, css }) => [
            code(bucket),
            code(side === 0 ? css : undefined),
            code(side === 1 ? css : undefined),
          ]),
        ),
      )}
    </>
  );
}

/** `p “Text”` */
function describeElement({ elements: [one, other] }: ElementDifference): string {
  const element = one ?? other;
  if (!element) return '';
  return element.text === '' ? element.tag : `${element.tag} “${element.text}”`;
}

/** Rows of a property and its two values. Other differences have a name instead of a property. */
function listValues({
  elements,
  values,
  isMoved,
  hasOtherClasses,
}: ElementDifference): (readonly [string, string, string])[] {
  const rows = values.map(({ property, values: [a, b] }) => [property, a, b] as const);
  if (!isSameElement(elements)) {
    return [['element', elements[0]?.tag ?? '', elements[1]?.tag ?? '']];
  }
  const [one, other] = elements;
  if (one.text !== other.text) rows.push(['text', one.text, other.text]);
  if (isMoved) rows.push(['position and size', printBox(one.box), printBox(other.box)]);
  // Classes that make no visible difference are listed only if nothing else differs.
  if (hasOtherClasses && rows.length === 0) rows.push(['class', one.classes, other.classes]);
  return rows;
}

function printBox([left = 0, top = 0, width = 0, height = 0]: readonly number[]): string {
  const [x, y, w, h] = [left, top, width, height].map((side) => String(Math.round(side * 10) / 10));
  return `${w ?? ''} × ${h ?? ''} at ${x ?? ''}, ${y ?? ''}`;
}
