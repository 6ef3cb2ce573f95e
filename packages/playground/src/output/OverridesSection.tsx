import { type AnalyzedCall, describeOverride, nameHueClass, nameSlot } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { printNames } from '../look/print.ts';
import { createsClass } from '../pointing/traceDeclarations.ts';
import { findGriffelClass } from '../sandbox/protocol/findGriffelClass.ts';
import type { OtherRule, Override, RenderedClasses } from '../sandbox/protocol/messages.ts';
import { Chip } from './Chip.tsx';
import { useClassesStyles } from './useOutputStyles.ts';
import { useExplainStyles } from './useExplainStyles.ts';

interface OverridesSectionProps {
  calls: readonly AnalyzedCall[];
  classes: RenderedClasses;
  /** The hue of each class, by number. */
  hues: Readonly<Record<string, number>>;
}

/** What overrides the classes of an element without being one of them, as the preview has tried it out. */
export function OverridesSection({ calls, classes, hues }: OverridesSectionProps) {
  const styles = useExplainStyles();
  const rows = classes.lists.flatMap(({ tag, count, overrides = [] }) =>
    overrides.map((override) => ({
      // Of several elements with the same classes, the first one need not be the one that is meant.
      place: count === 1 ? `<${tag}>` : `One of ${String(count)} elements:`,
      override,
    })),
  );
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Overridden by other styles</h3>
      {rows.length === 0 ? (
        <p className={styles.text}>
          {classes.isCut
            ? 'Trying out everything would take too long. What was tried overrides no class.'
            : 'No class is overridden by an inline style, a static style or a rule of another element.'}
        </p>
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ place, override }, index) => (
            <li key={index} className={styles.row}>
              <span className={styles.name}>
                {`${place} `}
                {printNames(override.longhands)}
              </span>
              <OverrideLadder {...{ calls, override, hues }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OverrideLadderProps extends Omit<OverridesSectionProps, 'classes'> {
  override: Override;
}

/** What applies, why, and the class that it overrides. */
export function OverrideLadder({ calls, override, hues }: OverrideLadderProps) {
  const styles = useExplainStyles();
  const chips = useClassesStyles();
  const { className, selector, applied } = override;
  const made = findDeclarations(calls, className);
  const [first] = made;
  return (
    <ol className={styles.ladder}>
      <li className={styles.rung}>
        {selector === '' ? (
          <code className={styles.name}>{`style="${applied}"`}</code>
        ) : (
          <RuleText {...{ calls, hues, selector }} declarations={applied} />
        )}
        <div className={mergeClasses(styles.why, styles.between)}>{describeOverride(override)}</div>
      </li>
      <li className={styles.rung}>
        <ul className={chips.list}>
          {first ? (
            <Chip
              name={className}
              // A class of makeStyles has one declaration, which several slots may share.
              declarations={(first.call.kind === 'makeResetStyles' ? made : [first]).map(
                ({ declaration }) => declaration,
              )}
              hues={hues}
              note={`of ${nameSlot(first.call, first.declaration.slot)}`}
            />
          ) : (
            <li className={chips.item}>
              <code className={mergeClasses(chips.name, chips.plain)}>{className}</code>
            </li>
          )}
        </ul>
      </li>
    </ol>
  );
}

interface RuleTextProps extends Omit<OverridesSectionProps, 'classes'>, OtherRule {}

/** A rule, in the hue of its class if it is one of makeStyles for another element. */
export function RuleText({ calls, hues, selector, declarations }: RuleTextProps) {
  const styles = useExplainStyles();
  const name = findGriffelClass(selector);
  const [made] = name === undefined ? [] : findDeclarations(calls, name);
  const atom = made?.declaration.className?.ltr;
  return (
    <code
      className={
        atom === undefined
          ? styles.name
          : mergeClasses(nameHueClass(hues[atom] ?? 0), styles.name, styles.mark)
      }
      data-atom={atom}
    >
      {`${selector} { ${declarations} }`}
    </code>
  );
}

/** Finds the declarations that created a class, with their calls. */
function findDeclarations(calls: readonly AnalyzedCall[], name: string) {
  return calls.flatMap((call) =>
    call.declarations
      .filter((declaration) => createsClass(declaration, name))
      .map((declaration) => ({ call, declaration })),
  );
}
