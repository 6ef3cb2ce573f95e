import fs from 'node:fs';
import path from 'node:path';
import {
  analyze,
  createOutputs,
  HUE_COUNT,
  type Analysis,
  type Outputs,
} from '@griffel-site/engine';
import type { ProofAtom } from './HomeProof';

/** A file of styles with what Griffel makes of it. */
export interface AnalyzedSample {
  file: string;
  code: string;
  analysis: Analysis;
  outputs: Outputs;
  /** The atoms by their class in left-to-right pages, and in right-to-left ones. */
  atoms: ReadonlyMap<string, ProofAtom>;
}

/**
 * Runs the engine over one file. Its types are checked with those of the site.
 *
 * @param directory the folder of the file, absolute
 * @throws Error with the first diagnostic: what the home page shows has to be right
 */
export function analyzeSample(directory: string, file: string): AnalyzedSample {
  const code = fs.readFileSync(path.join(directory, file), 'utf8').trimEnd();
  const analysis = analyze({ [file]: code });
  const [fault] = analysis.diagnostics;
  if (fault) {
    throw new Error(
      `${path.join(directory, file)}:${String(fault.line)} ${fault.message} ${fault.remedy}`,
    );
  }
  const outputs = createOutputs(analysis);
  if (!outputs) throw new Error(`${path.join(directory, file)} has no styles. Write some.`);

  const atoms = new Map<string, ProofAtom>();
  for (const { className } of analysis.calls.flatMap((call) => call.declarations)) {
    if (!className) continue;
    // Both directions have one name here, that of the mark that their places share.
    const atom = { name: className.ltr, hue: (outputs.hues[className.ltr] ?? 0) % HUE_COUNT };
    atoms.set(className.ltr, atom).set(className.rtl, atom);
  }
  return { file, code, analysis, outputs, atoms };
}
