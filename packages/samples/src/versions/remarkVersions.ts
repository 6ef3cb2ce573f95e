import fs from 'node:fs';
import path from 'node:path';
import type { Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAtFence, FenceError } from '../fences/FenceError.ts';

export interface RemarkVersionsOptions {
  /** The folder of the example projects, absolute. */
  examples: string;
}

const SCHEME = 'lockfile:';
/** Also matches misspelled variants, which would be dead links. */
const SCHEME_LIKE = /^\s*lockfile\s*:/i;

/**
 * A remark plugin that inserts the version of a package from the lockfile of an example, so that a page
 * names the versions that the tests have built.
 *
 * ```md
 * This works with Next.js [next](lockfile:next-app-router).
 * ```
 *
 * becomes `This works with Next.js 16.4.5.`
 *
 * @throws VFileMessage, with file:line and what to do, for an example without a lockfile, and for a
 *   package that the example does not install
 */
export function remarkVersions({ examples }: RemarkVersionsOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !('url' in node) || !SCHEME_LIKE.test(node.url)) return;
      try {
        if (node.type !== 'link' || !node.url.startsWith(SCHEME)) {
          throw new FenceError(
            `Only a link that begins with ${SCHEME} is replaced with a version. Write [next](${SCHEME}next-app-router).`,
          );
        }
        parent.children[index] = { type: 'text', value: readVersion(node, examples) };
      } catch (error) {
        failAtFence(file, node, error);
      }
    });
  };
}

function readVersion(node: Link, examples: string): string {
  const name = toString(node);
  const example = node.url.slice(SCHEME.length);
  const lockfile = path.join(examples, example, 'package-lock.json');
  if (!/^[\w-]+$/.test(example) || !fs.existsSync(lockfile)) {
    throw new FenceError(
      `There is no file examples/${example}/package-lock.json. Name an example: [${name}](lockfile:vite-aot)`,
    );
  }
  const { packages } = JSON.parse(fs.readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, { version?: string } | undefined>;
  };
  const version = packages[`node_modules/${name}`]?.version;
  if (version === undefined) {
    throw new FenceError(
      `examples/${example} does not install "${name}". Write the name of a package from its lockfile, or name another example.`,
    );
  }
  return version;
}
