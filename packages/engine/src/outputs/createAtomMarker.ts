import type { Analysis } from '../Analysis.ts';
import { printRule } from '../print/printCSS.ts';
import type { AtomRange } from './createOutputs.ts';

/** A string literal in the output of the compilers. */
const STRING = /"(?:[^"\\\n]|\\.)*"/g;

/**
 * Finds the atoms in the output of the compilers: the classes of both directions, and the rules.
 *
 * @param hues - the hue numbers of all classes
 * @returns functions for the text of a module, and for the style sheet of the same analysis
 * @example
 * // In a module, "fe3e8s9" and ".fe3e8s9{color:red;}" of
 * __styles({ root: { sj55zd: "fe3e8s9" } }, { d: [".fe3e8s9{color:red;}"] })
 */
export function createAtomMarker(
  { calls, extractedRules }: Pick<Analysis, 'calls' | 'extractedRules'>,
  hues: Readonly<Record<string, number>>,
) {
  const atoms = new Map<string, Pick<AtomRange, 'atom' | 'hue'>>();
  for (const { className, rules } of calls.flatMap(({ declarations }) => declarations)) {
    if (!className || rules.length === 0) continue;
    const atom = { atom: className.ltr, hue: hues[className.ltr] };
    for (const written of [className.ltr, className.rtl, ...rules.map(({ css }) => css)]) {
      if (!atoms.has(written)) atoms.set(written, atom);
    }
  }
  return {
    markModule(code: string): AtomRange[] {
      return [...code.matchAll(STRING)].flatMap(({ 0: string, index }) => {
        const atom = atoms.get(readString(string));
        return atom ? [{ from: index, to: index + string.length, ...atom }] : [];
      });
    },
    /** For the style sheet as `createOutputs` prints it. */
    markStylesheet(): AtomRange[] {
      let from = 0;
      return extractedRules.flatMap(({ css }) => {
        const to = from + printRule(css).length;
        const atom = atoms.get(css);
        const ranges = atom ? [{ from, to, ...atom }] : [];
        from = to + 1;
        return ranges;
      });
    },
  };
}

/** Strings in the user's code may have escapes that JSON lacks. */
function readString(string: string): string {
  try {
    return JSON.parse(string) as string;
  } catch {
    return string;
  }
}
