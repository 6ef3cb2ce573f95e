import {
  applyEdits,
  type Edit,
  type ModuleModel,
  nextNode,
  positionAt,
  readInitializer,
  textOf,
  transpile,
} from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import { type CompiledModule, GUARD, IMPORT_SUFFIX, REGISTER, SIGN } from './CompiledModule.ts';
import { createColumnFinder } from './findSourceColumn.ts';

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
    const body = loop.firstChild && nextNode(loop.firstChild);
    return body ? [body.from, body.to] : [loop.to, loop.to];
  }
  const head =
    loop.getChild('ParenthesizedExpression') ??
    loop.getChild('ForSpec') ??
    loop.getChild('ForOfSpec') ??
    loop.getChild('ForInSpec');
  const body = head && nextNode(head);
  return body ? [body.from, loop.to] : [head?.to ?? loop.to, loop.to];
}

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunction)$/;

/**
 * Writes code that registers the components and hooks at the top level of a file with React Refresh, to be
 * appended before the file is compiled:
 *
 * ```js
 * $griffelRegister(App, "App");$griffelSign(App, "useState{[n, setN](0)}", false, () => [useStyles]);
 * ```
 *
 * With it, a component whose hooks stay the same keeps its state when its code changes.
 */
export function registerComponents(module: ModuleModel): string {
  const { code } = module;
  const known = new Set([
    ...module.imports.keys(),
    ...module.statements.flatMap(({ declares }) => declares),
  ]);
  const written: string[] = [];

  const write = (expression: string, name: string, fn: SyntaxNode | undefined): void => {
    const isHook = /^use[A-Z]/.test(name);
    if (!isHook && !/^[A-Z]/.test(name)) return;
    if (!isHook) written.push(`${REGISTER}(${expression}, ${JSON.stringify(name)});`);
    const signature = fn && readHookSignature(fn, code);
    if (!signature?.key) return;
    const custom = [...new Set(signature.custom)];
    // A hook that comes from props may be a different one in the next render.
    const isOpen = custom.some((hook) => !known.has(hook));
    const hooks = custom.filter((hook) => known.has(hook)).join(', ');
    written.push(
      `${SIGN}(${expression}, ${JSON.stringify(signature.key)}, ${String(isOpen)}, () => [${hooks}]);`,
    );
  };

  for (const { node: statement } of module.statements) {
    const isDefault = statement.name === 'ExportDeclaration' && statement.getChild('default');
    const node =
      statement.name === 'ExportDeclaration'
        ? (statement.getChild('FunctionDeclaration') ??
          statement.getChild('VariableDeclaration') ??
          (isDefault && isDefault.nextSibling) ??
          statement)
        : statement;
    if (!node || node.name === 'ClassDeclaration') continue;
    if (node.name === 'FunctionDeclaration') {
      const name = node.getChild('VariableDefinition');
      if (name) write(textOf(name, code), textOf(name, code), node);
      else if (isDefault) write('module.exports.default', 'Default', node);
    } else if (node.name === 'VariableDeclaration') {
      for (const name of node.getChildren('VariableDefinition')) {
        const value = readInitializer(name);
        const fn = value && findFunction(value);
        if (fn) write(textOf(name, code), textOf(name, code), fn);
      }
    } else if (isDefault && (FUNCTIONS.test(node.name) || node.name === 'CallExpression')) {
      const fn = findFunction(node);
      if (fn) write('module.exports.default', 'Default', fn);
    }
  }
  return written.join('');
}

/** Finds the function, which may be wrapped: `memo(forwardRef(() => …))`. */
function findFunction(value: SyntaxNode): SyntaxNode | undefined {
  if (FUNCTIONS.test(value.name)) return value;
  if (value.name !== 'CallExpression') return undefined;
  const list = value.getChild('ArgList');
  for (let child = list?.firstChild; child; child = child.nextSibling) {
    const found = findFunction(child);
    if (found) return found;
  }
  return undefined;
}

/** The hooks that a component or hook calls. */
interface HookSignature {
  /** If it changes, React Refresh resets the state. */
  key: string;
  /** The local names of hooks that are not React's. */
  custom: string[];
}

/** Hooks whose arguments include the initial state. */
const WITH_STATE = new Set(['useState', 'useReducer', 'useRef']);

const REACT_HOOKS = new Set([
  ...WITH_STATE,
  'useMemo',
  'use',
  'useActionState',
  'useCallback',
  'useContext',
  'useDebugValue',
  'useDeferredValue',
  'useEffect',
  'useEffectEvent',
  'useId',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useSyncExternalStore',
  'useTransition',
]);

/** Reads which hooks a function calls, without those in nested functions. */
function readHookSignature(fn: SyntaxNode, code: string): HookSignature {
  const parts: string[] = [];
  const custom: string[] = [];

  const visit = (node: SyntaxNode): void => {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (FUNCTIONS.test(child.name) || child.name === 'ClassBody') continue;
      visit(child);
      if (child.name !== 'CallExpression') continue;
      const first = child.firstChild;
      // `useState<number>(0)`
      const callee = first?.name === 'InstantiationExpression' ? first.firstChild : first;
      const name = /^(?:React\s*\.\s*)?(use(?:[A-Z]\w*)?)$/.exec(textOf(callee, code))?.[1];
      if (name === undefined) continue;
      const takes =
        child.prevSibling?.name === 'Equals' ? child.prevSibling.prevSibling : undefined;
      const state = WITH_STATE.has(name) ? textOf(child.getChild('ArgList'), code) : '';
      parts.push(`${name}{${textOf(takes, code)}${state}}`);
      if (!REACT_HOOKS.has(name)) custom.push(name);
    }
  };
  visit(fn);
  return { key: parts.join('\n'), custom };
}
