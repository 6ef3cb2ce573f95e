import type { Analysis, AnalyzedDeclaration } from '../Analysis.ts';
import { describeBucket } from '../print/describeBucket.ts';
import { formatRule } from '../print/formatRule.ts';
import type { ResolvedRule } from '../resolve/ResolvedCall.ts';
import type { Direction } from '../types.ts';
import { hueOf } from './hueOf.ts';
import type { AtomRange, MarkedText, Outputs } from './Outputs.ts';

/**
 * Turns an analysis into what readers see of it: in the docs, and in the playground.
 *
 * @param analysis - of all files; a file with errors has no modules
 * @returns undefined where nothing makes styles
 */
export function createOutputs(analysis: Analysis): Outputs | undefined {
  if (analysis.calls.length === 0) return undefined;
  const atoms = nameAtoms(analysis);
  const css = printRules(analysis.rules, 'ltr', atoms);
  const rtl = printRules(analysis.rules, 'rtl', atoms);
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
    sources: placeInSources(analysis, atoms),
    css,
    rtl: rtl.text === css.text ? undefined : rtl,
    rules: analysis.css,
    classes: printClasses(analysis, atoms),
    compiled: modules('compiled'),
    extracted: modules('extracted'),
    stylesheet: analysis.extractedRules.map(({ css: rule }) => formatRule(rule)).join('\n'),
  };
}

/** Nothing is wrong with a module whose output depends on the machine, so it says itself why it is not shown. */
function explainAbsence({ diagnostics }: Analysis, file: string): string {
  const reason = diagnostics.find((one) => one.file === file && one.code === 'address-outside');
  return reason ? `// Not shown. ${reason.message}` : '';
}

interface Atom {
  name: string;
  hue: number;
}

/** Each declaration's atom; the declarations of a reset class share one. */
function nameAtoms(analysis: Analysis): Map<AnalyzedDeclaration, Atom> {
  const atoms = new Map<AnalyzedDeclaration, Atom>();
  let unnamed = 0;
  for (const { declarations } of analysis.calls) {
    for (const declaration of declarations) {
      if (declaration.rules.length === 0) continue;
      const name = declaration.className?.ltr ?? `static-${String(unnamed++)}`;
      atoms.set(declaration, { name, hue: hueOf(declaration.property) });
    }
  }
  return atoms;
}

function placeInSources(
  analysis: Analysis,
  atoms: ReadonlyMap<AnalyzedDeclaration, Atom>,
): Record<string, AtomRange[]> {
  const sources: Record<string, AtomRange[]> = {};
  for (const [{ source }, { name: atom, hue }] of atoms) {
    if (!source) continue;
    const ranges = (sources[source.file] ??= []);
    ranges.push({ from: source.from, to: source.to, atom, hue });
  }
  for (const file of Object.keys(sources)) sources[file] = dropOverlaps(sources[file] ?? []);
  return sources;
}

/** Where one place stands for several atoms (a spread, say), the first keeps it. */
function dropOverlaps(ranges: readonly AtomRange[]): AtomRange[] {
  const kept: AtomRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (range.from >= (kept.at(-1)?.to ?? 0)) kept.push(range);
  }
  return kept;
}

function printRules(
  rules: readonly ResolvedRule[],
  direction: Direction,
  atoms: ReadonlyMap<AnalyzedDeclaration, Atom>,
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
    const formatted = formatRule(rule.css);
    const from = text.length + 1;
    text += `\n${formatted}`;
    const atom = atomOfRule.get(rule.css);
    if (atom) ranges.push({ from, to: text.length, atom: atom.name, hue: atom.hue });
  }
  return { text, atoms: ranges };
}

/** One line a slot: `useClasses().root  ___1abc fe3e8s9 …`. */
function printClasses(
  analysis: Analysis,
  atoms: ReadonlyMap<AnalyzedDeclaration, Atom>,
): MarkedText {
  const hues = new Map([...atoms.values()].map(({ name, hue }) => [name, hue]));
  let text = '';
  const ranges: AtomRange[] = [];
  const addLine = (label: string, classes: string) => {
    text += `${text === '' ? '' : '\n'}${label} →`;
    // A development build of Griffel adds the slot's debugging suffix to the first class.
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
