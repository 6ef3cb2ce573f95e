import type { Code, Root } from 'mdast';
import convert from 'npm-to-yarn';
import type { VFile } from 'vfile';
import { parseCodeFence } from '../code-blocks/parseCodeFence.ts';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { visitFences } from '../fences/FenceError.ts';
import { PACKAGE_MANAGERS, type PackageManager } from './packageManagers.ts';

/**
 * A remark plugin that converts the commands of shell fences for each package manager, so that users can
 * choose theirs.
 *
 * ````md
 * ```shell
 * npm install @griffel/react
 * ```
 * ````
 *
 * becomes a `<ShellBlock>` with a fence each for npm, pnpm, Yarn and Bun, in this order, which
 * `remarkCodeBlocks` highlights. Put the plugin after `remarkVerification` and before `remarkCodeBlocks`. A
 * fence whose commands are the same for all stays as it is.
 *
 * @throws VFileMessage, with file:line and what to do, for every author's mistake in the fence
 */
export function remarkShell() {
  return (tree: Root, file: VFile): void => {
    visitFences(tree, file, (node) => {
      if (parseCodeFence(node).kind !== 'shell') return undefined;
      const children = PACKAGE_MANAGERS.map((manager): Code => ({
        ...node,
        value: convertCommands(node.value, manager),
      }));
      if (children.every(({ value }) => value === node.value)) return undefined;
      return { ...createJSXElement('ShellBlock', {}), children };
    });
  };
}

/** The comment that npm-to-yarn appends to commands that it does not know. */
const UNKNOWN = "# couldn't auto-convert command";

/**
 * Converts the commands of a shell fence for another package manager, line by line. Comments, empty
 * lines and commands that only npm has are kept, because everyone with Node has npm.
 *
 * @param code commands accepted by `verifyShell`: one npm or npx command per line
 */
export function convertCommands(code: string, manager: PackageManager): string {
  if (manager === 'npm') return code;
  return code
    .split('\n')
    .map((line) => (/^\s*np[mx]\s/.test(line) ? convertCommand(line.trim(), manager) : line))
    .join('\n');
}

function convertCommand(command: string, manager: PackageManager): string {
  if (command === 'npm ci') return `${manager} install --frozen-lockfile`;

  const known = command
    .replace(/^npm add\b/, 'npm install')
    // For `npx create-…`, npm-to-yarn would write `dlx`, which Yarn 1 does not have.
    .replace(/^npx create-/, 'npm create ')
    // Other binaries are installed in the project; npm-to-yarn would download them again.
    .replace(/^npx /, 'npm exec ');
  const converted = convert(known, manager);
  return converted.includes(UNKNOWN) ? command : converted;
}
