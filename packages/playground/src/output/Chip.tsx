import { hueOf, type AnalyzedDeclaration } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { useClassesStyles } from './useClassesStyles.ts';

export interface ChipProps {
  name: string;
  declarations: readonly AnalyzedDeclaration[];
  /** Another declaration overrides it. */
  isLost?: boolean;
  /** What to say of it beyond its declarations. */
  note?: string;
}

/** A class in the hue of its property, with what it declares. */
export function Chip({ name, declarations, isLost = false, note }: ChipProps) {
  const styles = useClassesStyles();
  const [first] = declarations;
  if (!first?.className) return null;
  const { ltr, rtl } = first.className;
  const number = hueOf(first.property);
  const hues = [styles.hue0, styles.hue1, styles.hue2, styles.hue3, styles.hue4, styles.hue5];
  return (
    <li className={styles.item}>
      <span
        className={mergeClasses(
          // For the outline of what is marked, as in code.
          `hue-${String(number)}`,
          styles.chip,
          hues[number],
          isLost && styles.lost,
        )}
        // Everywhere an atom goes by its class in left-to-right pages.
        data-atom={ltr}
      >
        <code className={styles.name}>{name}</code>
        <span className={styles.declaration}>
          {declarations.length > 3
            ? `${String(declarations.length)} declarations`
            : declarations.map(printDeclaration).join('; ')}
          {note !== undefined ? ` (${note})` : isLost && ' (overridden)'}
          {ltr !== rtl && ` (${name === ltr ? `rtl ${rtl}` : `ltr ${ltr}`})`}
        </span>
      </span>
    </li>
  );
}

function printDeclaration({ path, property, value }: AnalyzedDeclaration): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return [...path, `${property}: ${short}`].join(' ');
}
