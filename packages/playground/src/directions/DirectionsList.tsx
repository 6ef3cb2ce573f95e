import {
  type Analysis,
  type AnalyzedDeclaration,
  nameHueClass,
  printRuleLine,
} from '@griffel-site/engine';
import { resolveResetStyleRules } from '@griffel/core';
import { mergeClasses } from '@griffel/react';
import { useMemo, useRef } from 'react';
import { useAtomKeys } from '../output/useAtoms.ts';
import { useClassesStyles, useDirectionsStyles } from '../output/useOutputStyles.ts';
import { printDeclaration } from '../look/print.ts';
import { type Trace, traceDeclarations } from '../pointing/traceDeclarations.ts';

export interface DirectionsListProps {
  analysis: Analysis;
  /** The hue of each class, by number. */
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
        <p className={styles.note}>No declaration is mirrored on right-to-left pages.</p>
      )}
      <ul aria-label="Mirrored declarations" className={chips.list}>
        {mirrored.map((trace, index) => (
          <li key={index} className={mergeClasses(chips.item, styles.row)}>
            <DirectionChip trace={trace} hues={hues} />
            <span className={chips.declaration}>→ {printMirrored(trace.declaration)}</span>
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
      <span className={chips.declaration}>{printDeclaration(trace.declaration)}</span>
    </span>
  );
}

function printClasses({ declaration: { className } }: Trace): string {
  return className ? `ltr ${className.ltr} · rtl ${className.rtl}` : '';
}

/** Prints a declaration as right-to-left pages get it, in CSS: `padding-right: 16px`. */
export function printMirrored(declaration: AnalyzedDeclaration): string {
  const { slot, rules } = declaration;
  const rule =
    slot === undefined
      ? findMirrored(declaration)
      : rules.find(({ direction }) => direction === 'rtl')?.css;
  const [, body = ''] = /\{ ([^{}]*); \}/.exec(printRuleLine(rule ?? '')) ?? [];
  return body;
}

/** A declaration that seems to depend on the direction, but is the same in both. */
export interface Unmirrored {
  trace: Trace;
  /** A sentence. */
  reason: string;
}

export interface DirectionLists {
  /** Declarations with a different rule on right-to-left pages. */
  mirrored: readonly Trace[];
  unmirrored: readonly Unmirrored[];
}

/** Properties and values that depend on a side and that Griffel, as observed, does not mirror. */
const HINTS: readonly [property: RegExp, value: RegExp, reason: string][] = [
  [
    /^(?:background|backgroundImage|mask|maskImage|borderImage\w*)$/,
    /gradient\([^,]*(?:deg|turn|rad|left|right)\b/,
    'Griffel does not mirror the direction of this gradient.',
  ],
  [/^transform$/, /skew|rotate|matrix/, 'Griffel does not mirror this transform.'],
  [/^rotate$/, /\d/, 'Griffel does not mirror this property. It does mirror transform: rotate().'],
  [/^perspectiveOrigin$/, /\d|left|right/, 'Griffel does not mirror perspectiveOrigin.'],
  [
    /^backgroundPositionX?$/,
    /\d(?:px|r?em|ch|vw)/,
    'Griffel does not mirror a position that is a length.',
  ],
  [
    /^borderRadius$/,
    /^\S+ \S+ \S+$/,
    'Griffel does not mirror three radii. Write all four, or the logical longhands.',
  ],
  [/(?:left|right)$/i, /./, 'The property names a side, but both directions have the same rule.'],
  [
    /./,
    /(?<![\w-])(?:left|right)(?![\w-])/,
    'The value names a side, but both directions have the same rule.',
  ],
];

/** Lists what is mirrored, and what is not although it looks as if it should be. */
export function listDirections(analysis: Pick<Analysis, 'calls'>): DirectionLists {
  const mirrored: Trace[] = [];
  const unmirrored: Unmirrored[] = [];
  for (const trace of traceDeclarations(analysis)) {
    const { declaration, call } = trace;
    if (declaration.rules.length === 0) continue;
    if (isMirrored(declaration)) mirrored.push(trace);
    else {
      const reason = findReason(declaration, call.kind === 'makeStaticStyles');
      if (reason !== undefined) unmirrored.push({ trace, reason });
    }
  }
  return { mirrored, unmirrored };
}

function isMirrored({ className, slot, property, value }: AnalyzedDeclaration): boolean {
  if (!className || className.ltr === className.rtl) return false;
  if (slot !== undefined) return true;
  return findMirrored({ property, value }) !== undefined;
}

/** The rule of one declaration of a reset class, which contains many, on right-to-left pages; undefined if it is the same. */
function findMirrored({
  property,
  value,
}: Pick<AnalyzedDeclaration, 'property' | 'value'>): string | undefined {
  const [, rtl, rules] = resolveResetStyleRules({ [property]: value } as never);
  const all = (Array.isArray(rules) ? rules : Object.values(rules).flat()).map((entry) =>
    typeof entry === 'string' ? entry : entry[0],
  );
  return all.find((css) => rtl !== null && css.includes(rtl));
}

function findReason(
  { property, value }: AnalyzedDeclaration,
  isStatic: boolean,
): string | undefined {
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  if (text.includes('@noflip')) return 'The comment /* @noflip */ keeps it as it is.';
  const plain = text.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const hint = HINTS.find(([one, other]) => one.test(property) && other.test(plain));
  if (!hint) return undefined;
  return isStatic ? 'Static styles are never mirrored.' : hint[2];
}
