import path from 'node:path';
import { analyze, createOutputs, type Outputs } from '@griffel-site/engine';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { highlightCode } from '../code-blocks/highlightCode.ts';
import type { CodeFence } from '../code-blocks/parseCodeFence.ts';
import { createExpressionAttribute, createJSXElement } from '../fences/createJSXElement.ts';
import { failAtFence, FenceError } from '../fences/FenceError.ts';
import { printMerges } from '../outputs/printMerges.ts';
import { printOutputs, type LiveSample, type NamedOutputs } from '../outputs/printOutputs.ts';
import { settleOutputs } from '../outputs/settleOutputs.ts';
import { highlightMarked, listTabs, writePanes } from '../outputs/writePanes.ts';
import { createResult, type SampleResult } from '../results/createResult.ts';
import { printResultModule } from '../results/printResultModule.ts';
import {
  createResultAttributes,
  writeResultSheet,
  type ShownResult,
} from '../results/writeResultSheet.ts';
import { findTypeParts, joinsLines, type TextRange } from '../type-parts/findTypeParts.ts';
import type {
  FileVerification,
  SampleVerdict,
  SampleVerifier,
} from '../verify/createSampleVerifier.ts';
import {
  correctExpected,
  matchMessages,
  printExpected,
  suggestExpected,
} from '../verify/matchMessages.ts';
import { describeExpectation, parseExpectation } from '../verify/parseExpectation.ts';
import type { Expectation, SampleProblem, VerifiableSample } from '../verify/VerifiableSample.ts';
import { collectSamples, type Sample, type SampleFence } from './collectSamples.ts';
import { createPlaygroundLink } from './createPlaygroundLink.ts';
import { findWrongStyles } from './findWrongStyles.ts';

/** Options of `remarkSamples`; the folders are absolute. */
export interface RemarkSamplesOptions {
  /** The folder of the repository: outputs are named after a page's place in it. */
  root: string;
  /** The folder of the documentation, whose pages' addresses are their places in it. */
  docs: string;
  /** The folder of the committed outputs. */
  outputs: string;
  /** Where the outputs go that a user may ask for: chunks that the page imports lazily. */
  cache: string;
  /** Writes the committed outputs instead of comparing. */
  update: boolean;
  /** Type-checks and runs each sample. One verifier serves all pages, for it is slow to start. */
  verifier: SampleVerifier;
  /** Told of each fence, for a report. */
  onVerified?: (verification: FileVerification | 'test') => void;
}

/**
 * A remark plugin that turns fences of TypeScript into samples: the code, what Griffel makes of it,
 * and a link that opens it in the playground.
 *
 * ````md
 * ```tsx title="App.tsx"
 * const useStyles = makeStyles({ root: { color: 'red' } });
 * ```
 * ````
 *
 * becomes `<Sample title="App.tsx" language="tsx" html="…" tabs="css …" css="…" load={() => import('…')} />`,
 * with `merge` in place of `css` where a merge overrides something, with `result`, `rules`, `caption` and
 * `sheet` where it renders something, and `canRun` where that reacts to its user. Fences without styles become
 * a `CodeBlock`. Tests are run and taken off the page.
 *
 * @throws VFileMessage, with file:line and what to do, for faults in a sample and for outputs that
 *   differ from those committed
 */
export function remarkSamples(options: RemarkSamplesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = path.relative(options.root, file.path).split(path.sep).join('/');
    const named: NamedOutputs[] = [];
    const shown: ShownResult[] = [];
    const panes = path.join(options.cache, `${page.replaceAll('/', '_')}.json`);
    for (const sample of collectSamples(tree, file)) {
      const last = sample.fences.at(-1);
      if (!last) continue;
      try {
        const expects = parseExpectation(
          sample.fences.map(({ name: file, fence }) => ({ file, fence })),
        );
        const tests = sample.tests.map(({ name: file, fence }) => ({
          file,
          source: fence.code,
          expects: parseExpectation([{ file, fence }]),
        }));
        const { types, verified, run } = await verifySample(
          { ...sample, expects, tests },
          { verifier: options.verifier, sample, file },
        );
        const { analysis, outputs, advice } = analyzeSample(sample, expects, file);
        const load = `() => import(${JSON.stringify(panes)}).then((m) => m.default[${String(named.length)}])`;
        const route = findRoute(file.path, options.docs);
        const link = createPlaygroundLink(sample.files, sample.entry, route);
        const parts = await findSampleTypeParts(sample);
        refuseTypedJavaScript(sample, parts, file);
        const scope = `s${String(named.length)}`;
        const result = run && outputs && createResult(run, sample.entry, scope);
        const merge = result && outputs && printMerges(result.shown, analysis, outputs.hues);
        const element = replaceFences(sample, { types, parts, outputs, merge, load, run });
        const live = result && findLiveSample(sample, result);
        if (element && outputs && result) {
          element.attributes.push(...createResultAttributes(result, outputs, live !== undefined));
          shown.push({ element, css: result.css });
        }
        if (outputs) {
          const title = sample.entry;
          named.push({ title, analysis, outputs, merge, link, advice, ...(live && { live }) });
        }
        for (const { name } of sample.fences) options.onVerified?.(verified[name] ?? 'checked');
        for (const test of sample.tests) {
          test.replace();
          options.onVerified?.('test');
        }
      } catch (error) {
        failAtFence(file, last.node, error);
      }
    }
    writePanes(panes, named);
    writeResultSheet(shown, {
      page,
      route: findRoute(file.path, options.docs),
      cache: options.cache,
    });
    const committed = path.join(options.outputs, page.replace(/\.mdx?$/, '.md'));
    try {
      settleOutputs(
        committed,
        named.length > 0 ? printOutputs(page, named) : undefined,
        options.update,
      );
    } catch (error) {
      failAtFence(file, { type: 'code', value: '' } satisfies Code, error);
    }
  };
}

/** Fails with the first problem, at its fence and line. */
async function verifySample(
  { files, entry, expects, tests }: VerifiableSample,
  { verifier, sample, file }: { verifier: SampleVerifier; sample: Sample; file: VFile },
): Promise<SampleVerdict> {
  const verdict = await verifier.verify({ files, entry, expects, ...(tests && { tests }) });
  const [problem] = verdict.problems;
  if (problem) failInSample(file, sample, problem);
  return verdict;
}

function failInSample(file: VFile, sample: Sample, problem: SampleProblem): never {
  const fence =
    [...sample.fences, ...sample.tests].find(({ name }) => name === problem.file) ??
    sample.fences.at(-1);
  return failAtFence(
    file,
    fence?.node ?? { type: 'code', value: '' },
    new FenceError(problem.message, fence?.fence.lines[problem.line - 1] ?? problem.line),
  );
}

/** The address of a page; parts of other pages are shown on the home page. */
function findRoute(file: string, docs: string): string {
  const place = path.relative(docs, file).split(path.sep).join('/');
  return place.startsWith('..') ? '/' : `/${place.replace(/\.mdx?$/, '')}`;
}

/**
 * Runs the engine; an error or a warning that the author did not announce by `drops="…"` fails the page.
 * Advice does not, because all styles are right; it is printed with the outputs.
 */
function analyzeSample(sample: Sample, { drops }: Expectation, page: VFile) {
  const analysis = analyze(sample.files);
  const outputs = createOutputs(analysis);
  const found = [
    ...analysis.diagnostics,
    ...(outputs ? findWrongStyles(sample, outputs.css.text) : []),
  ];
  const read = ({ message, file, line }: (typeof found)[number]) => ({
    text: message,
    place: { file, line },
  });
  const { missing, surprises } = matchMessages(drops, found, read);
  const surprise = surprises.find(({ severity }) => severity !== 'advice');
  const [expected] = missing;
  if (expected) {
    const others = surprises.map(({ file, line, message }) => `${file}:${String(line)} ${message}`);
    failInSample(page, sample, {
      file: expected.file,
      line: expected.line ?? 0,
      message: `The fence says ${printExpected('drops', expected)}, but Griffel drops ${others.length > 0 ? `something else:\n${others.join('\n')}` : 'no such thing.'}\n${correctExpected('drops', expected, surprises.map(read))}`,
    });
  }
  if (surprise) {
    const { message, remedy, file, line } = surprise;
    failInSample(page, sample, {
      file,
      line,
      message: `${message} ${remedy} If the page shows this on purpose, say so: ${suggestExpected('drops', read(surprise))}`,
    });
  }
  const advice = surprises.map(
    ({ file, line, message, remedy }) => `${file}:${String(line)} ${message} ${remedy}`,
  );
  return { analysis, outputs, advice };
}

/** What is TypeScript's alone, by file. A sample about types says nothing without them. */
async function findSampleTypeParts({
  fences,
}: Sample): Promise<Readonly<Record<string, readonly TextRange[]>>> {
  const find = async ({ code, expectations, highlightedLines, showLineNumbers }: CodeFence) => {
    if (expectations.some(({ name }) => name === 'typeError')) return [];
    const parts = await findTypeParts(code);
    const lines = showLineNumbers ? code.split('\n').map((_line, index) => index + 1) : [];
    return joinsLines(code, parts, new Set([...highlightedLines, ...lines])) ? [] : parts;
  };
  const found = fences.map(async ({ name, fence }) => [name, await find(fence)] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** Who copies the code into that file could not run it. */
function refuseTypedJavaScript(sample: Sample, parts: Findings['parts'], page: VFile): void {
  const typed = sample.fences.find(
    ({ name, fence }) => /\.m?jsx?$/.test(fence.title ?? '') && parts[name]?.length,
  );
  if (!typed) return;
  failInSample(page, sample, {
    file: typed.name,
    line: 1,
    message: `title="${typed.fence.title ?? ''}" is the name of a file in JavaScript, but the code has types. Leave them out, or name it .ts.`,
  });
}

/** What has become of a sample. */
interface Findings {
  types: SampleVerdict['types'];
  parts: Readonly<Record<string, readonly TextRange[]>>;
  outputs: Outputs | undefined;
  merge: string | undefined;
  /** The source of a function that loads its outputs. */
  load: string;
  run: SampleVerdict['run'];
}

/** @returns the element of the sample, which is the last; undefined where nothing makes styles */
function replaceFences(sample: Sample, findings: Findings): MdxJsxFlowElement | undefined {
  const { outputs } = findings;
  let element: MdxJsxFlowElement | undefined;
  for (const [index, fence] of sample.fences.entries()) {
    const isLast = index === sample.fences.length - 1;
    const block = createBlock(fence, findings);
    if (isLast && outputs) element = createSampleElement(block, outputs, findings);
    fence.replace(isLast && element ? element : createJSXElement('CodeBlock', block));
  }
  return element;
}

/** What the page needs to run a sample; undefined where its result does not react to its user. */
function findLiveSample({ files }: Sample, { shown }: SampleResult): LiveSample | undefined {
  const module = printResultModule(files, shown);
  const reactions = [...new Set(shown.flatMap((one) => one.reactions))].sort();
  return module === undefined ? undefined : { module, reactions };
}

function createBlock({ name, fence }: SampleFence, { outputs, types, parts, run }: Findings) {
  const { language, code, highlightedLines, title, showLineNumbers, advice } = fence;
  const typeParts = parts[name] ?? [];
  const html = highlightCode(
    code,
    language,
    highlightedLines,
    outputs?.sources[name],
    types[name],
    typeParts,
  );
  return {
    language,
    html,
    title,
    advice,
    showLineNumbers,
    hasJavaScript: typeParts.length > 0,
    happens: describeExpectation(fence.expectations, name, run),
  };
}

function createSampleElement(
  block: ReturnType<typeof createBlock>,
  outputs: Outputs,
  { merge, load }: Findings,
): MdxJsxFlowElement {
  const tabs = listTabs({ outputs, merge });
  const element = createJSXElement('Sample', {
    ...block,
    tabs,
    ...(tabs?.startsWith('css') && { css: highlightMarked(outputs.css, 'css') }),
    merge,
  });
  element.attributes.push(createExpressionAttribute('load', load));
  return element;
}
