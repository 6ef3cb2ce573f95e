import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeFence } from '../code-blocks/parseCodeFence.ts';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { failAtFence } from '../fences/failAtFence.ts';
import { convertCommands } from './convertCommands.ts';
import { PACKAGE_MANAGERS } from './packageManagers.ts';

/**
 * A remark plugin that writes the commands of shell fences for each package manager, so that a
 * reader chooses once.
 *
 * ````md
 * ```shell
 * npm install @griffel/react
 * ```
 * ````
 *
 * becomes a `<ShellBlock>` with a fence for npm, pnpm, Yarn and Bun, in this order, which
 * `remarkCodeBlocks` highlights. Put it behind `remarkVerification` and before `remarkCodeBlocks`. A
 * fence whose commands are the same for all stays as it is.
 *
 * @throws VFileMessage, with file:line and what to do, for every mistake of an author in the fence's meta
 */
export function remarkShell() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      try {
        if (parseCodeFence(node).kind !== 'shell') return undefined;
        const fences = PACKAGE_MANAGERS.map((manager): Code => ({
          ...node,
          value: convertCommands(node.value, manager),
        }));
        if (fences.every(({ value }) => value === node.value)) return undefined;

        parent.children[index] = {
          ...createJSXElement('ShellBlock', {}),
          children: fences,
          ...(node.position && { position: node.position }),
        };
        return [SKIP, index + 1];
      } catch (error) {
        return failAtFence(file, node, error);
      }
    });
  };
}
