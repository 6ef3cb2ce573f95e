import {
  type Analysis,
  type AnalyzedCall,
  type AnalyzedDeclaration,
  explainMergedClasses,
  isSequenceClass,
  type Merge,
  nameCall,
  type SourceRange,
} from '@griffel-site/engine';
import { printCount, printDeclaration } from '../look/print.ts';

/** A declaration with its atom and places. */
export interface Trace {
  call: AnalyzedCall;
  declaration: AnalyzedDeclaration;
  /** The name of its atom in the outputs; undefined if it creates no rule. */
  atom: string | undefined;
  /** Where it is written, and the part of the call that includes it if that is elsewhere. */
  places: readonly SourceRange[];
}

/** Finds the atoms and the places of all declarations, in the order of the source. */
export function traceDeclarations({ calls }: Pick<Analysis, 'calls'>): Trace[] {
  let unnamed = 0;
  return calls.flatMap((call) =>
    call.declarations.map((declaration) => {
      const { className, rules, source, usedAt } = declaration;
      // The same names as in `createOutputs`, where static styles are numbered.
      const name = rules.length > 0 ? (className?.ltr ?? `static-${String(unnamed++)}`) : undefined;
      const isElsewhere =
        usedAt &&
        !(source?.file === usedAt.file && source.from === usedAt.from && source.to === usedAt.to);
      const places = [...(source ? [source] : []), ...(isElsewhere ? [usedAt] : [])];
      return { call, declaration, atom: name, places };
    }),
  );
}

/**
 * Finds the declarations at an offset of a file. If places contain each other, e.g. a spread and a property
 * in it, it takes the shortest, which several slots may use.
 */
export function findTracesAt(
  traces: readonly Trace[],
  { file, offset }: { file: string; offset: number },
): Trace[] {
  let shortest = Infinity;
  let found: Trace[] = [];
  for (const trace of traces) {
    for (const place of trace.places) {
      if (place.file !== file || offset < place.from || place.to < offset) continue;
      const length = place.to - place.from;
      if (length < shortest) found = [];
      if (length <= shortest && !found.includes(trace)) found.push(trace);
      shortest = Math.min(shortest, length);
    }
  }
  return found;
}

/** A class of an element, and the declarations that created it. */
interface TracedClass {
  name: string;
  traces: readonly Trace[];
}

/** The classes of an element. */
export interface TracedClasses {
  /** In cascade order: a later one overrides an earlier one. */
  atoms: readonly TracedClass[];
  /** The class that names a set of `makeStyles`, and classes that no declaration of this code created. */
  others: readonly { name: string; reason: string }[];
}

/** Whether a declaration created a class, in either direction. */
export function createsClass({ className }: AnalyzedDeclaration, name: string): boolean {
  return className?.ltr === name || className?.rtl === name;
}

/** Traces each class of an element back to its declarations, or says why there are none. */
export function traceClasses(
  classes: readonly string[],
  { analysis, traces }: { analysis: Pick<Analysis, 'rules'>; traces: readonly Trace[] },
): TracedClasses {
  const orders = new Map(analysis.rules.map(({ css }, index) => [css, index]));
  const orderOf = ({ traces: [first] }: TracedClass): number =>
    orders.get(first?.declaration.rules[0]?.css ?? '') ?? -1;
  const atoms: TracedClass[] = [];
  const others: { name: string; reason: string }[] = [];
  for (const name of new Set(classes)) {
    const made = traces.filter(({ declaration }) => createsClass(declaration, name));
    if (made.length > 0) atoms.push({ name, traces: made });
    else if (isSequenceClass(name)) {
      others.push({ name, reason: 'names the set of classes for mergeClasses()' });
    } else {
      const isStatic = analysis.rules.some(({ css }) => namesClass(css, name));
      const reason = isStatic
        ? 'is selected by static styles, or by a rule of another class'
        : 'is not made by the styles of this code';
      others.push({ name, reason });
    }
  }
  return { atoms: atoms.sort((a, b) => orderOf(a) - orderOf(b)), others };
}

/** Whether a rule selects a class. */
function namesClass(css: string, name: string): boolean {
  return css
    .split(`.${name}`)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));
}

/** The elements with the class of a declaration. */
interface Rendered {
  elements: number;
  /** How many of them have a box. */
  visible: number;
}

interface ExplainTraceOptions {
  calls: readonly AnalyzedCall[];
  /** The calls of mergeClasses in the rendered code. */
  merges: readonly Merge[];
  /** Undefined if the declaration has no class. */
  rendered: Rendered | undefined;
}

/** Says in a sentence to which elements of the preview a declaration applies, or why to none. */
export function explainTrace(
  { call, declaration }: Trace,
  { calls, merges, rendered }: ExplainTraceOptions,
): string {
  const { className, rules, slot, property, overriddenBy, path } = declaration;
  if (!className) {
    return rules.length > 0
      ? `Static styles have no class: they apply to ${path[0] ?? 'the page'} by selector.`
      : `RESET makes no class: it removes "${property}" from the sets that are merged before it.`;
  }
  if (rendered && rendered.visible > 0) {
    return `${printCount(rendered.visible, 'element')} in the preview.`;
  }
  if (rendered && rendered.elements > 0) {
    return `${printCount(rendered.elements, 'element')} in the preview, but without a box.`;
  }
  const where = slot === undefined ? nameCall(call) : `The slot "${slot}" of ${nameCall(call)}`;
  const later = overriddenBy === undefined ? undefined : call.declarations[overriddenBy];
  if (later) {
    return `A later declaration of the same slot overrides it: ${printDeclaration(later)}.`;
  }
  for (const { result } of merges) {
    const { properties } = explainMergedClasses(result, { calls, merges });
    for (const { winner, losers } of properties) {
      if (!losers.some((loser) => loser.declarations.some((one) => isSame(one, declaration)))) {
        continue;
      }
      const [by] = winner.declarations;
      const winning = by ? `: ${printDeclaration(by)}` : '';
      return `mergeClasses() drops its class, because a later argument sets the same property${winning}.`;
    }
  }
  return `${where} is not on any element in the preview.`;
}

function isSame(a: Trace['declaration'], b: Trace['declaration']): boolean {
  return a.className?.ltr === b.className?.ltr && a.slot === b.slot;
}
