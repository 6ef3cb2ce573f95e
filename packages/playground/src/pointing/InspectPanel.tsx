import type { Analysis } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { useId, useMemo, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { printCount, printDeclaration, printNames } from '../look/print.ts';
import { useControlStyles } from '../look/useControlStyles.ts';
import { Chip } from '../output/Chip.tsx';
import { OverrideLadder, RuleText } from '../output/OverridesSection.tsx';
import { useAtomKeys } from '../output/useAtoms.ts';
import { useClassesStyles, useInspectStyles } from '../output/useOutputStyles.ts';
import { useExplainStyles } from '../output/useExplainStyles.ts';
import type { InspectedElement } from '../sandbox/Sandbox.ts';
import { type Trace, traceClasses, type TracedClasses } from './traceDeclarations.ts';
import type { Inspect } from './useInspect.ts';

export interface InspectPanelProps {
  inspect: Inspect;
  analysis: Analysis;
  traces: readonly Trace[];
  /** The hue of each class, by number. */
  hues: Readonly<Record<string, number>>;
  onAtom: (name: string | undefined) => void;
}

const STEPS = [
  ['parent', 'Parent'],
  ['child', 'Child'],
  ['previous', 'Previous'],
  ['next', 'Next'],
] as const;

/** The element that the user inspects, and its classes in the order of the cascade. */
export function InspectPanel({ inspect, analysis, traces, hues, onAtom }: InspectPanelProps) {
  const styles = useInspectStyles();
  const controls = useControlStyles();
  const chips = useClassesStyles();
  const explain = useExplainStyles();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const { element } = inspect;
  const traced = useMemo(
    () => (element ? traceClasses(element.classes, { analysis, traces }) : undefined),
    [element, analysis, traces],
  );
  const { overrides = [] } = element ?? {};
  const overriding = overrides.map(({ selector }) => selector);
  const rules = element?.rules?.filter(({ selector }) => !overriding.includes(selector)) ?? [];
  useAtomKeys(list, traced, onAtom);
  return (
    <section aria-label="Inspected element" className={mergeClasses(chips.root, styles.root)}>
      <div className={styles.head}>
        {element && <code className={styles.tag}>{`<${element.tag}>`}</code>}
        <p className={styles.hint}>
          {traced
            ? HINTS[Math.min(traced.atoms.length, 2)]
            : 'Point at an element, tap it, or press an arrow key.'}
        </p>
        <div role="group" aria-label="Go to" className={controls.group}>
          {STEPS.map(([step, label]) => (
            <Button key={step} isQuiet onClick={() => inspect.step(step)}>
              {label}
            </Button>
          ))}
          <Button isQuiet onClick={inspect.leave}>
            Done
          </Button>
        </div>
      </div>
      <p role="status" className={controls.unseen}>
        {element && traced ? describeElement(element, traced) : ''}
      </p>
      <ol ref={list} aria-label="Classes in cascade order" className={chips.list}>
        {traced?.atoms.map(({ name, traces: made }) => (
          <Chip key={name} name={name} declarations={uniqueDeclarations(made)} hues={hues} />
        ))}
      </ol>
      {overrides.length > 0 && (
        <>
          <p id={`${id}-overrides`} className={explain.part}>
            Overridden by other styles
          </p>
          <ul aria-labelledby={`${id}-overrides`} className={explain.rows}>
            {overrides.map((override, index) => (
              <li key={index} className={explain.row}>
                <span className={explain.name}>{printNames(override.longhands)}</span>
                <OverrideLadder calls={analysis.calls} override={override} hues={hues} />
              </li>
            ))}
          </ul>
        </>
      )}
      {rules.length > 0 && (
        <>
          <p id={`${id}-rules`} className={explain.part}>
            Other rules that match
          </p>
          <ul aria-labelledby={`${id}-rules`} className={explain.rows}>
            {rules.map((rule, index) => (
              <li key={index} className={explain.row}>
                <RuleText calls={analysis.calls} hues={hues} {...rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {traced && traced.others.length > 0 && (
        <ul aria-label="Other classes" className={mergeClasses(chips.list, styles.others)}>
          {traced.others.map(({ name, reason }) => (
            <li key={name} className={chips.item}>
              <code className={mergeClasses(chips.name, chips.plain)}>{name}</code> {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** By the number of classes: none, one, or more. */
const HINTS = [
  'No Griffel classes.',
  '',
  'In the order of their rules. Cascade shows which of them apply.',
];

/** Removes duplicates, because slots and calls often contain the same declaration. */
function uniqueDeclarations(traces: readonly Trace[]): Trace['declaration'][] {
  const found = new Map<string, Trace['declaration']>();
  for (const { declaration } of traces) {
    const { path, property, value } = declaration;
    found.set(JSON.stringify([path, property, value]), declaration);
  }
  return [...found.values()];
}

/** How many classes are announced to screen readers; the list has all of them. */
const MAX_READ = 6;

/** Describes an inspected element for screen readers: `button, 2 classes: color: red, margin: 0`. */
export function describeElement(
  { tag, rules = [] }: InspectedElement,
  { atoms }: TracedClasses,
): string {
  const others = rules.length === 0 ? '' : `; ${printCount(rules.length, 'other rule')}`;
  if (atoms.length === 0) return `${tag}, no Griffel classes${others}`;
  const count = printCount(atoms.length, 'class', 'classes');
  const read = atoms.slice(0, MAX_READ).map(({ traces: [first], traces: { length } }) => {
    if (!first) return '';
    const rest =
      length > 1 && first.declaration.slot === undefined ? ` and ${String(length - 1)} more` : '';
    return printDeclaration(first.declaration) + rest;
  });
  const more = atoms.length > MAX_READ ? `, and ${String(atoms.length - MAX_READ)} more` : '';
  return `${tag}, ${count}: ${read.join(', ')}${more}${others}`;
}
