import type { Contest } from '@griffel-site/engine';
import type { InsertionOrder, RenderedClasses } from '../sandbox/protocol/messages.ts';
import { useExplainStyles } from './useExplainStyles.ts';

/** An element or a slot, with the declarations that compete on it. */
export interface Contested {
  title: string;
  contests: readonly Contest[];
}

interface InsertionOrderSectionProps {
  classes: RenderedClasses | undefined;
  order: InsertionOrder;
  contested: readonly Contested[];
  onOrder: (order: InsertionOrder) => void;
}

/** Lets the user insert the rules in another order, and shows what that changes. */
export function InsertionOrderSection({
  classes,
  order,
  contested,
  onOrder,
}: InsertionOrderSectionProps) {
  const styles = useExplainStyles();
  const decided = contested
    .flatMap(({ contests }) => contests)
    .filter(({ steps }) => steps.some(({ reason }) => reason === 'arrival'));
  const isOther = order.isReversed || order.isByWidth;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Insertion order</h3>
      <p className={styles.text}>
        {decided.length === 0
          ? 'No two rules depend on which of them is inserted first.'
          : `Which rule is inserted first decides ${[...new Set(decided.flatMap(({ longhands }) => longhands))].join(', ')}. A component that renders earlier on another page can change it. Merge the declarations under one property, or make one selector more specific.`}
      </p>
      <div className={styles.options}>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={order.isReversed}
            disabled={!classes}
            onChange={({ target }) => onOrder({ ...order, isReversed: target.checked })}
          />
          Insert in another order
        </label>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={order.isByWidth}
            disabled={!classes}
            onChange={({ target }) => onOrder({ ...order, isByWidth: target.checked })}
          />
          Order queries by width
        </label>
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
          <th scope="col">Element</th>
          <th scope="col">Property</th>
          <th scope="col">As rendered</th>
          <th scope="col">In this order</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ tag, pseudo, property, before, after }, index) => (
          <tr key={index}>
            <td>
              <code className={styles.name}>{`<${tag}>${pseudo}`}</code>
            </td>
            <td>
              <code className={styles.name}>{property}</code>
            </td>
            <td>
              <code className={styles.name}>{before}</code>
            </td>
            <td>
              <code className={styles.name}>{after}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
