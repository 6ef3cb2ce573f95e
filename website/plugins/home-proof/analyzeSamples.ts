import fs from 'node:fs';
import path from 'node:path';
import {
  allocateHues,
  analyze,
  createOutputs,
  HUE_COUNT,
  type Analysis,
  type AtomRange,
} from '@griffel-site/engine';
import type { ProofAtom, ProofElement } from './HomeProof';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Files with styles, and their analysis. */
export interface AnalyzedSamples {
  /** The code of each file. */
  code: Readonly<Record<string, string>>;
  analysis: Analysis;
  /** The declarations of each file. */
  places: Readonly<Record<string, readonly AtomRange[]>>;
  /** By class. */
  atoms: ReadonlyMap<string, ProofAtom>;
}

/**
 * Runs the engine over files that share a page. Their types are checked together with the site's code.
 *
 * @param directory the folder of the files, absolute
 * @param files in the order in which their styles are inserted
 * @throws Error for the first diagnostic other than advice, because the samples on the home page must be
 *   correct
 */
export function analyzeSamples(directory: string, files: readonly string[]): AnalyzedSamples {
  const code = Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(directory, file), 'utf8').trimEnd()]),
  );
  const analysis = analyze(code);
  const fault = analysis.diagnostics.find(({ severity }) => severity !== 'advice');
  if (fault) {
    throw new Error(
      `${path.join(directory, fault.file)}:${String(fault.line)} ${fault.message} ${fault.remedy}`,
    );
  }
  const outputs = createOutputs(analysis);
  if (!outputs) throw new Error(`${files.join(', ')} in ${directory} have no styles. Write some.`);

  const names = analysis.calls
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ className }) => className?.ltr ?? []);
  // Among the classes of all files that share the page.
  const hues = new Map([...allocateHues(names)].map(([name, hue]) => [name, hue % HUE_COUNT]));
  const atoms = new Map([...hues].map(([name, hue]) => [name, { name, hue }]));
  const places = Object.fromEntries(
    files.map((file) => [
      file,
      (outputs.sources[file] ?? []).map((place) => ({
        ...place,
        hue: hues.get(place.atom) ?? place.hue,
      })),
    ]),
  );
  return { code, analysis, places, atoms };
}

/**
 * Describes an element by its classes.
 *
 * @param name of the component that it represents
 * @param className as a hook returned it
 * @param atoms by class
 */
export function describeElement(
  name: string,
  className: string,
  atoms: ReadonlyMap<string, ProofAtom>,
): ProofElement {
  return {
    name,
    className,
    atoms: className.split(' ').flatMap((one) => atoms.get(one) ?? []),
  };
}

/**
 * Calls a hook in a component, rendered as on a server in a left-to-right page, and returns its result.
 *
 * @param useHook calls hooks of Griffel
 */
export function readHook<Result>(useHook: () => Result): Result {
  const results: Result[] = [];
  const Component = () => {
    results.push(useHook());
    return null;
  };
  renderToStaticMarkup(createElement(Component));
  const [result] = results;
  if (result === undefined) throw new Error('The hook was not called.');
  return result;
}

const CLASS_OR_RULE =
  /"\.?([\w-]+)(?:\{[^"]*\})?"|\.([\w-]+)\s*\{[^}]*\}|(?<=[ "])([fr][\w-]{5,})(?=[ "])/g;

/**
 * Finds atoms in Griffel's output: class names and rules.
 *
 * @param text compiled or extracted code, CSS with one rule per line, or HTML
 * @param atoms by class
 */
export function markClasses(text: string, atoms: ReadonlyMap<string, ProofAtom>): AtomRange[] {
  const ranges: AtomRange[] = [];
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
  return ranges;
}
