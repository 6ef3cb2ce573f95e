import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { type CodeFence, parseCodeFence } from '../code-blocks/parseCodeFence.ts';
import { failAtFence, FenceError } from '../fences/FenceError.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';
import { remarkQuotes } from '../quotes/remarkQuotes.ts';

/** A fence that is a file of a sample. */
export interface SampleFence {
  /** The file's name: the fence's title where that is one, else `App.tsx`. */
  name: string;
  fence: CodeFence;
  node: Code;
  /** Puts something else in the fence's place; nothing takes it off the page. */
  replace: (element?: RootContent) => void;
}

/** Files that are checked and run together. */
export interface Sample {
  /** Those that the page shows; there is at least one. */
  fences: readonly SampleFence[];
  /** Those that are run by themselves and never shown. */
  tests: readonly SampleFence[];
  /** The sources of the shown fences, by name. */
  files: Readonly<Record<string, string>>;
  /** The file that is run: the last that is shown. */
  entry: string;
}

/**
 * Finds the samples of a page, in its order. Fences with the same `sample="…"` are one, in the
 * place of the first; any other fence of TypeScript is one by itself.
 *
 * @throws VFileMessage for a mistake of an author in a fence
 */
export function collectSamples(tree: Root, file: VFile): Sample[] {
  const groups = new Map<string | symbol, SampleFence[]>();
  /** What the fence before says, of those that are shown. */
  let before: CodeFence['advice'];
  visit(tree, 'code', (node, _index, parent) => {
    if (!parent) return;
    try {
      const { kind, advice, test } = parseFenceMeta(node.lang, node.meta ?? '');
      if (advice === 'do' && before !== 'dont') {
        throw new FenceError(
          'A do stands right after the dont that it replaces. Put the dont before it, or remove do.',
        );
      }
      if (!test) before = advice;
      if (kind !== 'sample') return;
      const fence = parseCodeFence(node);
      const name = readFileName(fence);
      const key = fence.sample ?? Symbol('alone');
      const fences = groups.get(key) ?? [];
      refuseSecond(name, fence, fences);
      groups.set(key, fences);
      fences.push({
        name,
        fence,
        node,
        replace: (element) => {
          // By identity, because a test that is taken away moves what follows.
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
  return [...groups.values()].map((all) => {
    const fences = all.filter(({ fence }) => !fence.test);
    const tests = all.filter(({ fence }) => fence.test);
    refuseUnproven(fences, tests, file);
    return {
      fences,
      tests,
      files: Object.fromEntries(fences.map(({ name, fence }) => [name, fence.code])),
      entry: fences.at(-1)?.name ?? '',
    };
  });
}

/** A test tests something that is shown, and something proves what a page advises against. */
function refuseUnproven(
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
      'Nothing proves that this fence, which is a dont, goes wrong. Say what happens (typeError="…", logs="…", throws="…", drops="…"), or add a test to its sample.';
    failAtFence(file, unproven.node, new FenceError(reason));
  }
}

/** The file's name: the fence's title where that is one, else `App.tsx`. */
function readFileName({ title, language }: CodeFence): string {
  if (title === undefined || !/^[\w./-]+\.tsx?$/.test(title)) {
    return language === 'tsx' ? 'App.tsx' : 'app.ts';
  }
  if (title.endsWith('.d.ts')) {
    throw new FenceError(
      `TypeScript does not check what declarations say. Name title="${title}" without the .d: ${title.replace(/\.d\.ts$/, '.ts')}.`,
    );
  }
  if (path.posix.normalize(title) !== title || /^(?:\.\.)?\//.test(title)) {
    throw new FenceError(
      `title="${title}" leaves the folder of the sample. Write the path inside of it: src/App.tsx.`,
    );
  }
  return title;
}

/** Of two files with one name only one would be checked, `a.ts` hides `a.tsx`, and many disks take `A.ts` for it. */
function refuseSecond(name: string, { sample }: CodeFence, fences: readonly SampleFence[]): void {
  const simplify = (file: string) => file.replace(/\.tsx?$/, '').toLowerCase();
  const first = fences.find((one) => simplify(one.name) === simplify(name));
  if (!first) return;
  throw new FenceError(
    `The sample "${sample ?? ''}" has a file ${first.name} already, in line ${String(first.node.position?.start.line)}. ` +
      `This one is ${name}: give it a title="…" that is the name of another file, or another sample="…".`,
  );
}

/**
 * Lists the files of each sample of a page, as links to the playground hold them.
 *
 * @param markdown the page's text
 * @param page its name, for messages
 * @param examples the folder that pages quote, absolute
 * @throws VFileMessage for a mistake of an author in a fence
 */
export function listSamples(
  markdown: string,
  page: string,
  examples: string,
): Readonly<Record<string, string>>[] {
  const tree = fromMarkdown(markdown);
  const file = new VFile({ path: page, value: markdown });
  // What is quoted is no sample, and an empty fence is neither.
  remarkQuotes({ examples })(tree, file);
  return collectSamples(tree, file).map(({ files }) => files);
}
