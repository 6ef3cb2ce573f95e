import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeFence, type CodeFence } from '../code-blocks/parseCodeFence.ts';
import { failAtFence } from '../fences/failAtFence.ts';

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
  /** Parts of the diagnostics that the author announces. */
  drops: readonly string[];
}

/** What an author may write behind the backticks. */
const LANGUAGES = new Set(['ts', 'tsx', 'typescript']);

/**
 * Finds the samples of a page, in its order. Fences with the same `sample="…"` are one, in the
 * place of the first; any other fence of TypeScript is one by itself.
 *
 * @throws VFileMessage for a mistake of an author in a fence
 */
export function collectSamples(tree: Root, file: VFile): Sample[] {
  const groups = new Map<string, SampleFence[]>();
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (!LANGUAGES.has(node.lang ?? '')) return;
    try {
      const fence = parseCodeFence(node);
      if (fence.quote !== undefined || hasText(fence, 'signature')) return;
      const key = fence.sample ?? `${String(groups.size)}: alone`;
      const fences = groups.get(key) ?? [];
      groups.set(key, fences);
      fences.push({
        name: isFileName(fence.title)
          ? fence.title
          : fence.language === 'tsx'
            ? 'App.tsx'
            : 'app.ts',
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
    drops: fences.flatMap(({ fence }) =>
      fence.expectation.flatMap((word) =>
        word.kind === 'text' && word.name === 'drops' ? [word.value] : [],
      ),
    ),
  }));
}

/** Whether the fence's meta has a word with a text: `signature="…"`. */
function hasText({ expectation }: CodeFence, name: string): boolean {
  return expectation.some((word) => word.kind === 'text' && word.name === name);
}

function isFileName(title: string | undefined): title is string {
  return title !== undefined && /^[\w./-]+\.tsx?$/.test(title);
}
