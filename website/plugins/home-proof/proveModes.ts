import { highlightCode, type BundleSizes } from '@griffel-site/samples';
import { type AnalyzedSamples, markClasses } from './analyzeSamples';
import type { ProofMode } from './HomeProof';

const MODES = {
  'run-time': 'Run time',
  'ahead-of-time': 'Ahead of time',
  extraction: 'Extraction',
} as const satisfies Record<ProofMode['id'], string>;

/**
 * What each mode ships: the bytes of the library, and what becomes of one declaration.
 *
 * @param samples files of which the first has a declaration that resets no other
 * @param sizes what the library weighs
 */
export function proveModes(
  { analysis, atoms, code }: AnalyzedSamples,
  sizes: BundleSizes,
): ProofMode[] {
  const call = analysis.calls[0];
  // One whose class stands alone: a shorthand leaves a zero for each longhand as well.
  const declaration = call?.declarations.find(({ resetKeys }) => resetKeys.length === 0);
  const name = declaration?.className?.ltr;
  const written = analysis.modules.find(({ file }) => file === call?.file);
  if (!call || !declaration?.source || name === undefined || !written) {
    throw new Error('No declaration of the home page shows what the modes ship. Write a longhand.');
  }
  const print = (text: string, language: string) =>
    highlightCode(text, language, new Set(), markClasses(text, atoms));
  const find = (text: string | undefined, pattern: RegExp) => {
    const found = pattern.exec(text ?? '')?.[0];
    if (found === undefined) throw new Error(`${String(pattern)} is not in what ships:\n${text}`);
    return found;
  };
  const { from, to } = declaration.source;
  const source = highlightCode((code[call.file] ?? '').slice(from, to), 'ts', new Set(), [
    { from: 0, to: to - from, atom: name, hue: atoms.get(name)?.hue ?? 0 },
  ]);
  const pick = new RegExp(`\\w+: "${name}"`);
  const rule = new RegExp(`"\\.${name}\\{[^"]*"`);
  const inJavaScript = (html: string) => ({ place: 'JavaScript' as const, html });

  const ships: Record<ProofMode['id'], ProofMode['ships']> = {
    'run-time': [inJavaScript(source)],
    'ahead-of-time': [
      inJavaScript(print(`${find(written.compiled, pick)}\n${find(written.compiled, rule)}`, 'ts')),
    ],
    extraction: [
      inJavaScript(print(find(written.extracted, pick), 'ts')),
      {
        place: 'CSS',
        html: print(find(analysis.stylesheet, new RegExp(`\\.${name}\\{[^}]*\\}`)), 'css'),
      },
    ],
  };
  return (Object.keys(MODES) as ProofMode['id'][]).map((id) => {
    // The first of a mode is the one with the fewest imports.
    const size = sizes.entries.find(({ mode }) => mode === MODES[id]);
    if (!size) throw new Error(`Nothing was measured for "${MODES[id]}".`);
    return { id, bytes: size.gzip, ships: ships[id] };
  });
}
