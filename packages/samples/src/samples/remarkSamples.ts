import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { CodeFence } from '../code-blocks/parseCodeFence.ts';
import { failAtFence } from '../fences/FenceError.ts';
import { compareOutputs } from '../outputs/compareOutputs.ts';
import { printMerges } from '../outputs/printMerges.ts';
import { printOutputs, type LiveSample, type NamedOutputs } from '../outputs/printOutputs.ts';
import { writePanes } from '../outputs/writePanes.ts';
import { createResult, type SampleResult } from '../results/createResult.ts';
import { printResultModule } from '../results/printResultModule.ts';
import {
  createResultAttributes,
  writeResultSheet,
  type ShownResult,
} from '../results/writeResultSheet.ts';
import { findTypeParts, joinsLines } from '../type-parts/findTypeParts.ts';
import type { FileVerification, SampleVerifier } from '../verify/createSampleVerifier.ts';
import { parseExpectation } from '../verify/parseExpectation.ts';
import { analyzeSample } from './analyzeSample.ts';
import { collectSamples, failInSample, type Sample } from './collectSamples.ts';
import { createPlaygroundLink } from './createPlaygroundLink.ts';
import { replaceFences, type SampleData } from './replaceFences.ts';

/** The folders are absolute. */
export interface RemarkSamplesOptions {
  /** The folder of the repository; outputs are named after a page's file in it. */
  root: string;
  /** The folder of the documentation; the paths of pages follow from their files in it. */
  docs: string;
  /** The folder of the committed outputs. */
  outputs: string;
  /** The folder for outputs that load on demand: chunks that the page imports lazily. */
  cache: string;
  /** Whether to write the committed outputs instead of comparing. */
  update: boolean;
  /** Type-checks and runs each sample. Use one verifier for all pages, because it is slow to start. */
  verifier: SampleVerifier;
  /** Called for each fence, for a report. */
  onVerified?: (verification: FileVerification | 'test') => void;
}

/**
 * A remark plugin that turns TypeScript fences into samples: the code, Griffel's output, and a link to the
 * playground.
 *
 * ````md
 * ```tsx title="App.tsx"
 * const useStyles = makeStyles({ root: { color: 'red' } });
 * ```
 * ````
 *
 * becomes `<Sample title="App.tsx" language="tsx" html="…" tabs="css …" css="…" load={() => import('…')} />`,
 * with `merge` in place of `css` if a merge overrides something, with `result`, `rules`, `caption` and
 * `sheet` if it renders something, and `canRun` if the result reacts to the user. Fences without styles become
 * a `CodeBlock`, as do all files of a sample but the last; `sample` tells which belong together. Tests are run
 * and removed from the page.
 *
 * @throws VFileMessage, with file:line and what to do, for faults in a sample and for outputs that
 *   differ from those committed
 */
export function remarkSamples(options: RemarkSamplesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = path.relative(options.root, file.path).split(path.sep).join('/');
    const route = findRoute(file.path, options.docs);
    const panes = path.join(options.cache, `${page.replaceAll('/', '_')}.json`);
    const named: NamedOutputs[] = [];
    const results: ShownResult[] = [];
    for (const sample of collectSamples(tree, file)) {
      const last = sample.fences.at(-1);
      if (!last) continue;
      try {
        const context = { ...options, file, route, panes, index: named.length };
        const { outputs, result } = await replaceSample(sample, context);
        if (outputs) named.push(outputs);
        if (result) results.push(result);
      } catch (error) {
        failAtFence(file, last.node, error);
      }
    }
    writePanes(panes, named);
    writeResultSheet(results, { page, route, cache: options.cache });
    const committed = path.join(options.outputs, page.replace(/\.mdx?$/, '.md'));
    try {
      const text = named.length > 0 ? printOutputs(page, named) : undefined;
      compareOutputs(committed, text, options.update);
    } catch (error) {
      failAtFence(file, { type: 'code', value: '' } satisfies Code, error);
    }
  };
}

/** The path of a page; partials outside of the documentation are shown on the home page. */
function findRoute(file: string, docs: string): string {
  const place = path.relative(docs, file).split(path.sep).join('/');
  return place.startsWith('..') ? '/' : `/${place.replace(/\.mdx?$/, '')}`;
}

interface SampleContext extends Pick<RemarkSamplesOptions, 'verifier' | 'onVerified'> {
  /** The page. */
  file: VFile;
  route: string;
  /** The file with the outputs of the page's samples, and the index of this sample in it. */
  panes: string;
  index: number;
}

/**
 * Verifies a sample and replaces its fences on the page.
 *
 * @returns its outputs and rendered result, if it has any
 * @throws VFileMessage for the first problem, at its fence and line
 */
async function replaceSample(
  sample: Sample,
  { verifier, onVerified, file, route, panes, index }: SampleContext,
): Promise<{ outputs?: NamedOutputs; result?: ShownResult }> {
  const { files, entry } = sample;
  const expects = parseExpectation(sample.fences.map(({ name, fence }) => ({ file: name, fence })));
  const tests = sample.tests.map(({ name, fence }) => ({
    file: name,
    source: fence.code,
    expects: parseExpectation([{ file: name, fence }]),
  }));
  const { types, verified, run, problems } = await verifier.verify({
    files,
    entry,
    expects,
    tests,
  });
  const [problem] = problems;
  if (problem) failInSample(file, sample, problem);
  const { analysis, outputs, advice } = analyzeSample(sample, expects, file);
  const typeParts = await findSampleTypeParts(sample);
  assertUntypedJavaScript(sample, typeParts, file);

  const id = `s${String(index)}`;
  const result = run && outputs && createResult(run, entry, id);
  const merge = result && outputs && printMerges(result.shown, analysis, outputs.hues);
  const load = `() => import(${JSON.stringify(panes)}).then((m) => m.default[${String(index)}])`;
  const { diagnostics } = analysis;
  const data = { types, typeParts, diagnostics, outputs, merge, load, run, id };
  const element = replaceFences(sample, data);
  const live = result && findLiveSample(sample, result);
  if (element && outputs && result) {
    element.attributes.push(...createResultAttributes(result, outputs, live !== undefined));
  }
  for (const { name } of sample.fences) onVerified?.(verified[name] ?? 'checked');
  for (const test of sample.tests) {
    test.replace();
    onVerified?.('test');
  }
  if (!outputs) return {};
  const link = createPlaygroundLink(files, entry, route, result?.isPair);
  return {
    outputs: { title: entry, analysis, outputs, merge, link, advice, ...(live && { live }) },
    ...(element && result && { result: { element, css: result.css } }),
  };
}

/** The TypeScript-only parts of a sample, by file. A file with an expected type error makes no sense without them. */
async function findSampleTypeParts({ fences }: Sample): Promise<SampleData['typeParts']> {
  const find = async ({ code, expectations, highlightedLines, showLineNumbers }: CodeFence) => {
    if (expectations.some(({ name }) => name === 'typeError')) return undefined;
    const parts = await findTypeParts(code);
    if (!parts) return undefined;
    const lines = showLineNumbers ? code.split('\n').map((_line, index) => index + 1) : [];
    return joinsLines(code, parts, new Set([...highlightedLines, ...lines])) ? undefined : parts;
  };
  const found = fences.map(async ({ name, fence }) => [name, await find(fence)] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** Checks that code titled as a JavaScript file has no types, because users could not run a copy of it. */
function assertUntypedJavaScript(
  sample: Sample,
  typeParts: SampleData['typeParts'],
  page: VFile,
): void {
  const typed = sample.fences.find(
    ({ name, fence }) => /\.m?jsx?$/.test(fence.title ?? '') && typeParts[name]?.length,
  );
  if (!typed) return;
  failInSample(page, sample, {
    file: typed.name,
    line: 1,
    message: `title="${typed.fence.title ?? ''}" is the name of a JavaScript file, but the code has types. Remove them, or name it .ts.`,
  });
}

/** The data for running a sample on the page; undefined if its result does not react to the user. */
function findLiveSample({ files }: Sample, { shown }: SampleResult): LiveSample | undefined {
  const module = printResultModule(files, shown);
  const reactions = [...new Set(shown.flatMap((one) => one.reactions))].sort();
  return module === undefined ? undefined : { module, reactions };
}
