import type { Analysis, AtomRange } from '@griffel-site/engine';

/** The atoms of texts, by their names. */
export type AtomsOfTexts = ReadonlyMap<string, string>;

/** Of which atom a class or a minified rule is; the classes of both directions are of one. */
export function nameTexts({ calls }: Pick<Analysis, 'calls'>): AtomsOfTexts {
  const atoms = new Map<string, string>();
  for (const { className, rules } of calls.flatMap(({ declarations }) => declarations)) {
    if (!className || rules.length === 0) continue;
    for (const text of [className.ltr, className.rtl, ...rules.map(({ css }) => css)]) {
      if (!atoms.has(text)) atoms.set(text, className.ltr);
    }
  }
  return atoms;
}

/**
 * Finds the strings that are the class or a rule of an atom in what Griffel's compilers write, which quotes as JSON does.
 *
 * @example
 * // "fe3e8s9" and ".fe3e8s9{color:red;}" in
 * __styles({ root: { sj55zd: "fe3e8s9" } }, { d: [".fe3e8s9{color:red;}"] })
 */
export function findAtomStrings(
  code: string,
  atoms: AtomsOfTexts,
  hues: Readonly<Record<string, number>>,
): AtomRange[] {
  const literals = new Map(Array.from(atoms, ([text, atom]) => [JSON.stringify(text), atom]));
  return Array.from(code.matchAll(/"(?:\\.|[^"\\\n])*"/g)).flatMap(({ 0: literal, index }) => {
    const atom = literals.get(literal);
    const to = index + literal.length;
    return atom === undefined ? [] : [{ from: index, to, atom, hue: hues[atom] }];
  });
}

/** Finds the atoms of a stylesheet with a line for each of these rules. */
export function findAtomLines(
  stylesheet: string,
  rules: readonly { css: string }[],
  atoms: AtomsOfTexts,
  hues: Readonly<Record<string, number>>,
): AtomRange[] {
  let from = 0;
  return stylesheet.split('\n').flatMap((line, index) => {
    const start = from;
    from += line.length + 1;
    const atom = atoms.get(rules[index]?.css ?? '');
    return atom === undefined
      ? []
      : [{ from: start, to: start + line.length, atom, hue: hues[atom] }];
  });
}
