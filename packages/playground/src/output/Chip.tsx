import { nameHueClass, type AnalyzedDeclaration } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { printDeclaration } from './printDeclaration.ts';
import { useClassesStyles } from './useOutputStyles.ts';

interface ChipProps {
  name: string;
  declarations: readonly AnalyzedDeclaration[];
  /** The numbers of all classes. */
  hues: Readonly<Record<string, number>>;
  /** Another declaration overrides it. */
  isLost?: boolean;
  /** What to say of it beyond its declarations. */
  note?: string;
}

/** A class in its hue, with what it declares. */
export function Chip({ name, declarations, hues, isLost = false, note }: ChipProps) {
  const styles = useClassesStyles();
  const [first] = declarations;
  if (!first?.className) return null;
  const { ltr, rtl } = first.className;
  return (
    <li className={styles.item}>
      <span
        className={mergeClasses(nameHueClass(hues[ltr] ?? 0), styles.chip, isLost && styles.lost)}
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
