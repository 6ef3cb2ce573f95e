import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';
import { childNodes } from '../source/nodes.ts';

/**
 * Makes loops count their steps, so that one that never ends can be stopped: `for (;;) a();` becomes
 * `for (;;) {$griffelStep(0,false);a();}`.
 *
 * @param isCut - whether a part of the loops is left out
 * @param skipped - statements inside the node that are written separately
 */
export function editLoops(
  node: SyntaxNode,
  isCut = false,
  skipped: readonly SyntaxNode[] = [],
): Edit[] {
  const edits: Edit[] = [];
  const starts = new Set(skipped.map(({ from }) => from));
  node.cursor().iterate(({ name, from, node: loop }) => {
    if (name === 'NamespaceDeclaration' || (starts.has(from) && from !== node.from)) return false;
    if (!/^(For|While|Do)Statement$/.test(name)) return true;
    const parts = childNodes(loop);
    const body = name === 'DoStatement' ? parts[1] : parts.at(-1);
    if (!body) return true;
    edits.push(
      { from: body.from, to: body.from, text: `{$griffelStep(${String(from)},${String(isCut)});` },
      { from: body.to, to: body.to, text: '}' },
    );
    return true;
  });
  return edits;
}
