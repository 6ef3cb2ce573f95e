import type { SyntaxNode } from '@lezer/common';

/** The hooks that a component or hook calls. */
export interface HookSignature {
  /** Differs once the calls differ, so that state has to be made anew. */
  key: string;
  /** Hooks that are not React's, by the name they have in the function. */
  custom: string[];
}

/** Hooks whose first argument is the state to start with. */
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

/** Reads which hooks a function calls; calls in functions inside of it are not its own. */
export function readHookSignature(fn: SyntaxNode, code: string): HookSignature {
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
