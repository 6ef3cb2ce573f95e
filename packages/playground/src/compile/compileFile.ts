import {
  applyEdits,
  type Edit,
  type ModuleModel,
  positionAt,
  transpile,
} from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import { type CompiledModule, GUARD, IMPORT_SUFFIX } from './CompiledModule.ts';
import { createColumnFinder } from './findSourceColumn.ts';
import { registerComponents } from './registerComponents.ts';

/**
 * Compiles a file to the body of a function with the parameters `MODULE_PARAMETERS`: CommonJS, without JSX
 * and types, with guards in loops and registered components. Each line keeps its number.
 *
 * @throws what sucrase throws, on a syntax error
 */
export function compileFile(module: ModuleModel): Omit<CompiledModule, 'imports'> {
  const { file, code } = module;
  const edits: Edit[] = [...guardLoops(module), ...redirectImports(module)];
  const late: string[] = [];
  for (const { node, declares } of module.statements) {
    const declaration = node.name === 'ExportDeclaration' && node.getChild('VariableDeclaration');
    // Sucrase compiles `export const a = 1, b = 2` incorrectly, so the names are exported separately.
    if (!declaration || !declaration.getChild(',')) continue;
    edits.push({ from: node.from, to: declaration.from, text: '' });
    late.push(`export { ${declares.join(', ')} };`);
  }
  late.push(registerComponents(module));
  // On a line of its own, because the last line may be a comment.
  edits.push({ from: code.length, to: code.length, text: `\n;${late.join('')}` });

  const compiled = transpile(file, applyEdits(code, edits));
  return { file, code: compiled, findColumn: createColumnFinder(code, compiled) };
}

/** Replaces `import()`, because that of the browser does not find files of the project. */
function redirectImports({ tree }: ModuleModel): Edit[] {
  const edits: Edit[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      const word = name === 'DynamicImport' ? node.firstChild : null;
      if (word) edits.push({ from: word.to, to: word.to, text: IMPORT_SUFFIX });
    },
  });
  return edits;
}

const LOOPS = new Set(['WhileStatement', 'DoStatement', 'ForStatement']);

/**
 * Inserts a call at the start of each loop's body that throws when the loop has run for too long:
 * `while (true) {}` becomes `while (true) {$griffelGuard(1);}`. Line numbers do not change.
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

/** Finds where the body of a loop begins and ends; an empty body is the semicolon. */
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
