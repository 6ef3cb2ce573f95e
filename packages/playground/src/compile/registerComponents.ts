import type { ModuleModel } from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import { REGISTER, SIGN } from './CompiledModule.ts';

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
        const value = findInitializer(name);
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

/** Finds the initializer of a variable, after its type. */
function findInitializer(name: SyntaxNode): SyntaxNode | undefined {
  let node = name.nextSibling;
  while (node && node.name !== 'Equals' && node.name !== ',') node = node.nextSibling;
  return node?.name === 'Equals' ? (node.nextSibling ?? undefined) : undefined;
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

function textOf(node: SyntaxNode, code: string): string {
  return code.slice(node.from, node.to);
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
  const text = (node: SyntaxNode | null | undefined): string =>
    node ? code.slice(node.from, node.to) : '';

  const visit = (node: SyntaxNode): void => {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (/^(FunctionDeclaration|FunctionExpression|ArrowFunction|ClassBody)$/.test(child.name)) {
        continue;
      }
      visit(child);
      if (child.name !== 'CallExpression') continue;
      const first = child.firstChild;
      // `useState<number>(0)`
      const callee = first?.name === 'InstantiationExpression' ? first.firstChild : first;
      const name = /^(?:React\s*\.\s*)?(use(?:[A-Z]\w*)?)$/.exec(text(callee))?.[1];
      if (name === undefined) continue;
      const takes =
        child.prevSibling?.name === 'Equals' ? child.prevSibling.prevSibling : undefined;
      const state = WITH_STATE.has(name) ? text(child.getChild('ArgList')) : '';
      parts.push(`${name}{${text(takes)}${state}}`);
      if (!REACT_HOOKS.has(name)) custom.push(name);
    }
  };
  visit(fn);
  return { key: parts.join('\n'), custom };
}
