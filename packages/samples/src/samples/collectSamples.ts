import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeFence, type CodeFence } from '../code-blocks/parseCodeFence.ts';
import { failAtFence } from '../fences/failAtFence.ts';
import { FenceError } from '../fences/FenceError.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';

/** A fence that is a file of a sample. */
export interface SampleFence {
  /** The file's name: the fence's title where that is one, else `App.tsx`. */
  name: string;
  fence: CodeFence;
  node: Code;
  /** Puts something else in the fence's place. */
  replace: (element: RootContent) => void;
}

/** Files that are checked and run together. */
export interface Sample {
  fences: readonly SampleFence[];
  /** The sources, by name. */
  files: Readonly<Record<string, string>>;
  /** The file that is run: the last. */
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
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return;
    try {
      if (parseFenceMeta(node.lang, node.meta ?? '').kind !== 'sample') return;
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
          parent.children[index] = {
            ...element,
            ...(node.position && { position: node.position }),
          } as RootContent;
        },
      });
    } catch (error) {
      failAtFence(file, node, error);
    }
  });
  return [...groups.values()].map((fences) => ({
    fences,
    files: Object.fromEntries(fences.map(({ name, fence }) => [name, fence.code])),
    entry: fences.at(-1)?.name ?? '',
  }));
}

/** The file's name: the fence's title where that is one, else `App.tsx`. */
function readFileName({ title, language }: CodeFence): string {
  if (title === undefined || !/^[\w./-]+\.tsx?$/.test(title)) {
    return language === 'tsx' ? 'App.tsx' : 'app.ts';
  }
  if (path.posix.normalize(title) !== title || /^(?:\.\.)?\//.test(title)) {
    throw new FenceError(
      `title="${title}" leaves the folder of the sample. Write the path inside of it: src/App.tsx.`,
    );
  }
  return title;
}

/** Of two files with one name only one would be checked, and `a.ts` hides `a.tsx`. */
function refuseSecond(name: string, { sample }: CodeFence, fences: readonly SampleFence[]): void {
  const withoutExtension = (file: string) => file.replace(/\.tsx?$/, '');
  const first = fences.find((one) => withoutExtension(one.name) === withoutExtension(name));
  if (!first) return;
  throw new FenceError(
    `The sample "${sample ?? ''}" has a file ${first.name} already, in line ${String(first.node.position?.start.line)}. ` +
      `This one is ${name}: give it a title="…" that is the name of another file, or another sample="…".`,
  );
}
