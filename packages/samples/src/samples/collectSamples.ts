import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { type CodeFence, parseCodeFence } from '../code-blocks/parseCodeFence.ts';
import { failAtFence, FenceError } from '../fences/FenceError.ts';
import { LIKE_MDX } from '../fences/likeMDX.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';
import { remarkQuotes } from '../quotes/remarkQuotes.ts';
import type { SampleProblem } from '../verify/VerifiableSample.ts';

/** A fence that is a file of a sample. */
export interface SampleFence {
  /** The file's name: the fence's title if that is a file name, otherwise `App.tsx` or `app.ts`. */
  name: string;
  fence: CodeFence;
  node: Code;
  /** Replaces the fence on the page; without an element, removes it. */
  replace: (element?: RootContent) => void;
}

/** Files that are checked and run together. */
export interface Sample {
  /** The fences that the page shows; at least one. */
  fences: readonly SampleFence[];
  /** Hidden fences, each of which is run separately. */
  tests: readonly SampleFence[];
  /** The sources of the shown fences, by name. */
  files: Readonly<Record<string, string>>;
  /** The file to run: the last shown one. */
  entry: string;
}

/**
 * Finds the samples of a page, in order of their first fences. Fences with the same `sample="…"` form one
 * sample; any other TypeScript fence is a sample of its own.
 *
 * @throws VFileMessage for an author's mistake in a fence
 */
export function collectSamples(tree: Root, file: VFile): Sample[] {
  const groups = new Map<string | symbol, SampleFence[]>();
  const data: Code[] = [];
  /** The advice of the previous shown fence. */
  let previousAdvice: CodeFence['advice'];
  visit(tree, 'code', (node, _index, parent) => {
    if (!parent) return;
    try {
      const { kind, advice, test, sample } = parseFenceMeta(node.lang, node.meta ?? '');
      if (kind === 'other' && sample !== undefined) data.push(node);
      if (advice === 'do' && previousAdvice !== 'dont') {
        throw new FenceError(
          'A do must directly follow the dont that it replaces. Put the dont before it, or remove do.',
        );
      }
      if (!test) previousAdvice = advice;
      if (kind !== 'sample') return;
      const fence = parseCodeFence(node);
      const name = readFileName(fence);
      const key = fence.sample ?? Symbol('alone');
      const fences = groups.get(key) ?? [];
      assertUniqueName(name, fence, fences);
      groups.set(key, fences);
      fences.push({
        name,
        fence,
        node,
        replace: (element) => {
          // The index may have changed, because removed tests shift later nodes.
          const place = parent.children.indexOf(node);
          const { position } = node;
          const added = element && ({ ...element, ...(position && { position }) } as RootContent);
          parent.children.splice(place, 1, ...(added ? [added] : []));
        },
      });
    } catch (error) {
      failAtFence(file, node, error);
    }
  });
  for (const node of data) {
    try {
      assertLogged(parseCodeFence(node), groups);
    } catch (error) {
      failAtFence(file, node, error);
    }
  }
  return [...groups.values()].map((all) => {
    const fences = all.filter(({ fence }) => !fence.test);
    const tests = all.filter(({ fence }) => fence.test);
    assertProven(fences, tests, file);
    return {
      fences,
      tests,
      files: Object.fromEntries(fences.map(({ name, fence }) => [name, fence.code])),
      entry: fences.at(-1)?.name ?? '',
    };
  });
}

/** Fails with a problem of a sample, at its fence and line. */
export function failInSample(file: VFile, sample: Sample, problem: SampleProblem): never {
  const fence =
    [...sample.fences, ...sample.tests].find(({ name }) => name === problem.file) ??
    sample.fences.at(-1);
  return failAtFence(
    file,
    fence?.node ?? { type: 'code', value: '' },
    new FenceError(problem.message, fence?.fence.lines[problem.line - 1] ?? problem.line),
  );
}

/**
 * Checks that a test has shown fences to test, and that a `dont` has an expectation or a test that proves
 * it.
 */
function assertProven(
  fences: readonly SampleFence[],
  tests: readonly SampleFence[],
  file: VFile,
): void {
  const [test] = tests;
  if (test && fences.length === 0) {
    const reason = `The sample "${test.fence.sample ?? ''}" has a test and no fence that is shown. Give the shown fence the same sample="…", or remove test.`;
    failAtFence(file, test.node, new FenceError(reason));
  }
  const norun = fences.find(({ fence }) => fence.norun);
  if (test && norun) {
    const reason = `With norun a sample is not run, but it has a test in line ${String(test.node.position?.start.line)}. Remove norun, or the test.`;
    failAtFence(file, norun.node, new FenceError(reason));
  }
  const unproven = fences.find(
    ({ fence }) => fence.advice === 'dont' && fence.expectations.length === 0,
  );
  if (unproven && !test) {
    const reason =
      'Nothing proves that the code of this dont goes wrong. Say what happens (typeError="…", logs="…", throws="…", drops="…"), or add a test to its sample.';
    failAtFence(file, unproven.node, new FenceError(reason));
  }
}

/**
 * Checks that data of a sample is what the sample logs. The messages themselves are compared when it runs.
 *
 * @param groups - the fences of each sample, by its name
 */
function assertLogged(
  { sample = '', language, code }: CodeFence,
  groups: ReadonlyMap<string | symbol, readonly SampleFence[]>,
): void {
  const logs = (groups.get(sample) ?? [])
    .flatMap(({ fence }) => fence.expectations)
    .filter(({ name }) => name === 'logs')
    .map(({ text }) => text);
  const text = language === 'json' ? compactJSON(code) : code.trim();
  if (text === undefined || logs.includes(text)) return;
  throw new FenceError(
    `The sample "${sample}" does not log this. It logs ${logs.map((one) => `"${one}"`).join(', ') || 'nothing'}. ` +
      'Correct the data, or let a test of the sample log it, with logs="…".',
  );
}

/** Prints JSON like `JSON.stringify`; undefined if it does not parse, which `remarkVerification` reports with its line. */
function compactJSON(code: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(code));
  } catch {
    return undefined;
  }
}

function readFileName({ title, language }: CodeFence): string {
  if (title === undefined || !/^[\w./-]+\.tsx?$/.test(title)) {
    return language === 'tsx' ? 'App.tsx' : 'app.ts';
  }
  if (title.endsWith('.d.ts')) {
    throw new FenceError(
      `TypeScript does not check declaration files. Change title="${title}" to ${title.replace(/\.d\.ts$/, '.ts')}.`,
    );
  }
  if (path.posix.normalize(title) !== title || /^(?:\.\.)?\//.test(title)) {
    throw new FenceError(
      `title="${title}" is outside the folder of the sample. Write a path inside it, such as src/App.tsx.`,
    );
  }
  return title;
}

/**
 * Checks that a sample has no other file with the same name. `a.ts` would hide `a.tsx`, and many file
 * systems ignore case.
 */
function assertUniqueName(
  name: string,
  { sample }: CodeFence,
  fences: readonly SampleFence[],
): void {
  const simplify = (file: string) => file.replace(/\.tsx?$/, '').toLowerCase();
  const first = fences.find((one) => simplify(one.name) === simplify(name));
  if (!first) return;
  throw new FenceError(
    `The sample "${sample ?? ''}" already has a file ${first.name}, on line ${String(first.node.position?.start.line)}. ` +
      `This one is ${name}: give it another file name as its title="…", or another sample="…".`,
  );
}

/**
 * Lists the files of each sample of a page, as in links to the playground.
 *
 * @param markdown the page's text
 * @param page its file, for messages
 * @param examples the folder of the example projects, absolute
 * @throws VFileMessage for an author's mistake in a fence
 */
export function listSamples(
  markdown: string,
  page: string,
  examples: string,
): Readonly<Record<string, string>>[] {
  const tree = fromMarkdown(markdown, { extensions: [LIKE_MDX] });
  const file = new VFile({ path: page, value: markdown });
  // Quotes are not samples, but their fences are empty until they are filled in, which is an error.
  remarkQuotes({ examples })(tree, file);
  return collectSamples(tree, file).map(({ files }) => files);
}
