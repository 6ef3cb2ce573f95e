import type { MarkedText } from '@griffel-site/engine';
import type { ProofAtom } from './HomeProof';

const CLASS_OR_RULE =
  /"\.?([\w-]+)(?:\{[^"]*\})?"|\.([\w-]+)\s*\{[^}]*\}|(?<=[ "])([fr][\w-]{5,})(?=[ "])/g;

/**
 * Finds the places of atoms in code that Griffel has written: class names, and rules.
 *
 * @param text compiled or extracted code, CSS with a rule a line, or HTML
 * @param atoms by class
 */
export function markClasses(text: string, atoms: ReadonlyMap<string, ProofAtom>): MarkedText {
  const ranges: MarkedText['atoms'][number][] = [];
  for (const match of text.matchAll(CLASS_OR_RULE)) {
    const atom = atoms.get(match[1] ?? match[2] ?? match[3] ?? '');
    if (!atom) continue;
    ranges.push({
      from: match.index,
      to: match.index + match[0].length,
      atom: atom.name,
      hue: atom.hue,
    });
  }
  return { text, atoms: ranges };
}
