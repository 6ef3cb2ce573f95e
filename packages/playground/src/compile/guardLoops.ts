import { type ModuleModel, positionAt } from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import type { Edit } from './Edit.ts';
import { GUARD } from './sandboxNames.ts';

const LOOPS = new Set(['WhileStatement', 'DoStatement', 'ForStatement']);

/**
 * Puts a call at the start of each loop's body, which throws once the loop has run for too long:
 * `while (true) {}` becomes `while (true) {$griffelGuard(1);}`. Lines stay where they are.
 */
export function guardLoops({ tree, code }: ModuleModel): Edit[] {
  const edits: Edit[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      if (!LOOPS.has(name)) return;
      const guard = `${GUARD}(${String(positionAt(code, node.from).line)});`;
      const [from, to] = findBody(node);
      if (code[from] === '{') edits.push(insert(from + 1, guard));
      else edits.push(insert(from, `{${guard}`), insert(to, '}'));
    },
  });
  return edits;
}

const insert = (at: number, text: string): Edit => ({ from: at, to: at, text });

/** Where the body of a loop begins and ends; an empty one is its semicolon. */
function findBody(loop: SyntaxNode): [number, number] {
  if (loop.name === 'DoStatement') {
    const body = skipComments(loop.firstChild?.nextSibling);
    return body ? [body.from, body.to] : [loop.to, loop.to];
  }
  const head =
    loop.getChild('ParenthesizedExpression') ??
    loop.getChild('ForSpec') ??
    loop.getChild('ForOfSpec') ??
    loop.getChild('ForInSpec');
  const body = skipComments(head?.nextSibling);
  return body ? [body.from, loop.to] : [head?.to ?? loop.to, loop.to];
}

function skipComments(node: SyntaxNode | null | undefined): SyntaxNode | null | undefined {
  let one = node;
  while (one && /Comment$/.test(one.name)) one = one.nextSibling;
  return one;
}
