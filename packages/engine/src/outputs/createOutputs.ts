import type { Analysis, AnalyzedDeclaration } from '../Analysis.ts';
import { describeBucket, printRule } from '../print/printCSS.ts';
import type { ResolvedRule } from '../resolve/ResolvedCall.ts';
import type { Direction } from '../types.ts';
import { allocateHues } from './hues.ts';

/** A range of text that belongs to an atom: to its declaration, its class or its rule. */
export interface AtomRange {
  from: number;
  to: number;
  /** The name of the atom in its sample: the class, or `static-` and a number for static styles. */
  atom: string;
  /** The hue number from `allocateHues`. Static styles have no class, and so no hue. */
  hue: number | undefined;
  /** The class on right-to-left pages, if it differs. */
  rtl?: string;
}

/** Code with the ranges of its atoms. */
export interface MarkedText {
  text: string;
  atoms: readonly AtomRange[];
}

/** The outputs of Griffel for a sample, as users see them. */
export interface Outputs {
  /** The atoms of the source, by file. */
  sources: Readonly<Record<string, readonly AtomRange[]>>;
  /** The hue numbers from `allocateHues` for all classes, including those of right-to-left pages. */
  hues: Readonly<Record<string, number>>;
  /** The rules of left-to-right pages by bucket, in the order of the cascade, short ones on one line. */
  css: MarkedText;
  /** The rules of right-to-left pages; undefined where they are the same. */
  rtl: MarkedText | undefined;
  /** The rules of both directions: the browser gets all of them, whatever the direction of the page. */
  rules: string;
  /** What each hook returns. */
  classes: MarkedText;
  /** The modules after ahead-of-time compilation, by file. */
  compiled: Readonly<Record<string, string>>;
  /** The modules after extraction, by file. */
  extracted: Readonly<Record<string, string>>;
  /** The extracted style sheet, short rules on one line. */
  stylesheet: string;
}

/**
 * Turns an analysis into the outputs that the docs and the playground show.
 *
 * @param analysis - of all files; a file with errors has no modules
 * @returns undefined where no call defines styles
 */
export function createOutputs(analysis: Analysis): Outputs | undefined {
  if (analysis.calls.length === 0) return undefined;
  const hues = allocateAtomHues(analysis);
  const atoms = nameAtoms(analysis, hues);
  const lines = printLines([...analysis.rules, ...analysis.extractedRules]);
  const css = printRules(analysis.rules, 'ltr', atoms, lines);
  const rtl = printRules(analysis.rules, 'rtl', atoms, lines);
  const withCalls = new Set(analysis.calls.map(({ file }) => file));
  const modules = (kind: 'compiled' | 'extracted') =>
    Object.fromEntries(
      analysis.modules
        .filter(({ file }) => withCalls.has(file))
        .map((module) => [
          module.file,
          (module[kind] ?? explainAbsence(analysis, module.file)).trimEnd(),
        ]),
    );
  return {
    sources: placeInSources(atoms),
    hues: Object.fromEntries(hues),
    css,
    rtl: rtl.text === css.text ? undefined : rtl,
    rules: analysis.css,
    classes: printClasses(analysis, atoms),
    compiled: modules('compiled'),
    extracted: modules('extracted'),
    stylesheet: analysis.extractedRules.map((rule) => lines.get(rule.css) ?? '').join('\n'),
  };
}

/** A comment in place of a module whose output depends on the machine, because no error explains its absence. */
function explainAbsence({ diagnostics }: Analysis, file: string): string {
  const reason = diagnostics.find((one) => one.file === file && one.code === 'address-outside');
  return reason ? `// Not shown. ${reason.message}` : '';
}

/** The hue numbers of all classes; the classes of both directions have the same one. */
function allocateAtomHues({ calls }: Analysis): ReadonlyMap<string, number> {
  const pairs = calls
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ className, rules }) => (className && rules.length > 0 ? [className] : []));
  const numbers = new Map(allocateHues(pairs.map(({ ltr }) => ltr)));
  for (const { ltr, rtl } of pairs) numbers.set(rtl, numbers.get(rtl) ?? numbers.get(ltr) ?? 0);
  return numbers;
}

type Atom = Pick<AtomRange, 'atom' | 'hue' | 'rtl'>;

/** The atom of each declaration; the declarations of a reset class share one. */
function nameAtoms(
  { calls }: Analysis,
  hues: ReadonlyMap<string, number>,
): Map<AnalyzedDeclaration, Atom> {
  const atoms = new Map<AnalyzedDeclaration, Atom>();
  let unnamed = 0;
  for (const declaration of calls.flatMap(({ declarations }) => declarations)) {
    if (declaration.rules.length === 0) continue;
    const { ltr = `static-${String(unnamed++)}`, rtl = ltr } = declaration.className ?? {};
    atoms.set(declaration, { atom: ltr, hue: hues.get(ltr), ...(rtl !== ltr && { rtl }) });
  }
  return atoms;
}

function placeInSources(
  atoms: ReadonlyMap<AnalyzedDeclaration, Atom>,
): Record<string, AtomRange[]> {
  const sources: Record<string, AtomRange[]> = {};
  for (const [{ source }, atom] of atoms) {
    if (!source) continue;
    const ranges = (sources[source.file] ??= []);
    ranges.push({ from: source.from, to: source.to, ...atom });
  }
  for (const file of Object.keys(sources)) sources[file] = dropOverlaps(sources[file] ?? []);
  return sources;
}

/** Where one range belongs to several atoms, such as a spread, the first one keeps it. */
function dropOverlaps(ranges: readonly AtomRange[]): AtomRange[] {
  const kept: AtomRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (range.from >= (kept.at(-1)?.to ?? 0)) kept.push(range);
  }
  return kept;
}

/** The printed text of each rule. Most rules are shown several times. */
function printLines(rules: readonly ResolvedRule[]): ReadonlyMap<string, string> {
  return new Map(Array.from(new Set(rules.map(({ css }) => css)), (css) => [css, printRule(css)]));
}

function printRules(
  rules: readonly ResolvedRule[],
  direction: Direction,
  atoms: ReadonlyMap<AnalyzedDeclaration, Atom>,
  lines: ReadonlyMap<string, string>,
): MarkedText {
  const atomOfRule = new Map<string, Atom>();
  for (const [declaration, atom] of atoms) {
    for (const { css } of declaration.rules) {
      if (!atomOfRule.has(css)) atomOfRule.set(css, atom);
    }
  }
  let text = '';
  const ranges: AtomRange[] = [];
  let bucket: string | undefined;
  for (const rule of rules) {
    if (rule.direction !== 'both' && rule.direction !== direction) continue;
    if (rule.bucket !== bucket) {
      bucket = rule.bucket;
      text += `${text === '' ? '' : '\n\n'}/* ${bucket}: ${describeBucket(rule.bucket)} */`;
    }
    const from = text.length + 1;
    text += `\n${lines.get(rule.css) ?? ''}`;
    const found = atomOfRule.get(rule.css);
    if (found) ranges.push({ from, to: text.length, atom: found.atom, hue: found.hue });
  }
  return { text, atoms: ranges };
}

/** One line per slot: `useClasses().root → ___1abc fe3e8s9 …`. */
function printClasses(
  analysis: Analysis,
  atoms: ReadonlyMap<AnalyzedDeclaration, Atom>,
): MarkedText {
  const hues = new Map([...atoms.values()].map(({ atom, hue }) => [atom, hue]));
  let text = '';
  const ranges: AtomRange[] = [];
  const addLine = (label: string, classes: string) => {
    text += `${text === '' ? '' : '\n'}${label} →`;
    // A development build of Griffel appends a debugging suffix to the first class.
    for (const name of classes.replace(/^(___\w{7})_\w{7}\b/, '$1').split(' ')) {
      const from = text.length + 1;
      text += ` ${name}`;
      const hue = hues.get(name);
      if (hue !== undefined) ranges.push({ from, to: text.length, atom: name, hue });
    }
  };
  for (const { name = 'makeStyles', slots, className } of analysis.calls) {
    for (const [slot, classes] of Object.entries(slots?.ltr ?? {})) {
      addLine(`${name}().${slot}`, classes);
    }
    if (className) addLine(`${name}()`, className.ltr);
  }
  return { text, atoms: ranges };
}

/**
 * Splits a range at its line breaks, because code is rendered line by line. Indentation and blank lines are
 * left out: they are not part of the declaration.
 */
export function cutAtLines(range: AtomRange, text: string): AtomRange[] {
  const lines: AtomRange[] = [];
  let from = range.from;
  for (const line of text.slice(range.from, range.to).split('\n')) {
    const indentation = line.length - line.trimStart().length;
    if (line.trim() !== '') {
      lines.push({ ...range, from: from + indentation, to: from + line.trimEnd().length });
    }
    from += line.length + 1;
  }
  return lines;
}
