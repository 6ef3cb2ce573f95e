import { createPlaygroundLink, highlightCode, type BundleSizes } from '@griffel-site/samples';
import { useBadgeStyles, useButtonStyles } from '../../src/home/samples/styles';
import type { AnalyzedSample } from './analyzeSample';
import { createElementOf } from './createElementOf';
import type { ProofNote, ProofOfAtoms, ProofStep } from './HomeProof';
import { tidyModule } from './tidyModule';
import { markClasses } from './markClasses';
import { printRules } from './printRules';
import { readHook } from './readHook';

const MODES = {
  'run-time': 'Run time',
  'ahead-of-time': 'Ahead of time',
  extraction: 'Extraction',
} as const;

/**
 * The picture of the first screen: two components, their atoms, and what ships in each mode.
 *
 * @param sample `styles.ts`, analyzed
 * @param sizes what the library weighs
 */
export function proveAtoms(sample: AnalyzedSample, sizes: BundleSizes): ProofOfAtoms {
  const { file, code, analysis, outputs, atoms } = sample;
  const highlight = (text: string, language: string) =>
    highlightCode(text, language, new Set(), markClasses(text, atoms).atoms);
  const source = highlightCode(code, 'ts', new Set(), outputs.sources[file]);
  const html: Record<ProofStep['id'], string> = {
    'run-time': source,
    'ahead-of-time': highlight(tidyModule(outputs.compiled[file] ?? ''), 'ts'),
    extraction: highlight(tidyModule(outputs.extracted[file] ?? ''), 'ts'),
  };
  const steps = (Object.keys(MODES) as ProofStep['id'][]).map((id) => {
    // The first of a mode is the one with the fewest imports.
    const size = sizes.entries.find(({ mode }) => mode === MODES[id]);
    if (!size) throw new Error(`Nothing was measured for "${MODES[id]}".`);
    return { id, bytes: size.gzip, html: html[id] };
  });
  const rules = printRules(analysis.rules, 'ltr');
  return {
    steps,
    elements: [
      createElementOf('Button', readHook(() => useButtonStyles().root).result, atoms),
      createElementOf('Badge', readHook(() => useBadgeStyles().root).result, atoms),
    ],
    css: highlight(rules, 'css'),
    notes: listNotes(sample),
    declarations: analysis.calls.reduce((sum, { declarations }) => sum + declarations.length, 0),
    rules: rules.split('\n').length,
    stylesheetBytes: Buffer.byteLength(analysis.stylesheet),
    link: createPlaygroundLink({ [file]: code }, file, '/'),
  };
}

/** One for each atom, in the order of the source. */
function listNotes({ code, analysis, atoms }: AnalyzedSample): ProofNote[] {
  const notes = new Map<string, ProofNote>();
  for (const { name = '', declarations } of analysis.calls) {
    // `useButtonStyles` are those of Button.
    const component = name.replace(/^use|Styles$/g, '');
    for (const { className, source } of declarations) {
      const atom = atoms.get(className?.ltr ?? '');
      if (!atom || !source) continue;
      const note = notes.get(atom.name);
      if (note) note.components.push(component);
      else {
        const declaration = code.slice(source.from, source.to);
        notes.set(atom.name, { ...atom, code: declaration, components: [component] });
      }
    }
  }
  return [...notes.values()];
}
