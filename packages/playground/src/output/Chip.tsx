import { nameHueClass, type AnalyzedDeclaration } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { printDeclaration } from '../look/print.ts';
import { useClassesStyles } from './useOutputStyles.ts';

interface ChipProps {
  name: string;
  declarations: readonly AnalyzedDeclaration[];
  /** The hue of each class, by number. */
  hues: Readonly<Record<string, number>>;
  /** Whether another declaration overrides it. */
  isLost?: boolean;
  /** Shown after its declarations. */
  note?: string;
}

/** A class in its hue, with its declarations. */
export function Chip({ name, declarations, hues, isLost = false, note }: ChipProps) {
  const styles = useClassesStyles();
  const [first] = declarations;
  if (!first?.className) return null;
  const { ltr, rtl } = first.className;
  return (
    <li className={styles.item}>
      <span
        className={mergeClasses(nameHueClass(hues[ltr] ?? 0), styles.chip, isLost && styles.lost)}
        // An atom is always identified by its class for left-to-right pages.
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
