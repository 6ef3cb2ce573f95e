import { type GriffelRenderer, useRenderer_unstable } from '@griffel/react';
import {
  type ComponentType,
  createElement,
  isValidElement,
  type ReactNode,
  useEffect,
} from 'react';
import { LIMITS } from '../protocol/limits.ts';
import type { PlainExport } from '../Sandbox.ts';
import { printValue } from './printValue.ts';

interface ReadContentOptions {
  /** What kind of hook a function is, if Griffel made it. */
  getHookKind: (value: object) => HookKind | undefined;
  reportPlain: (value: PlainExport) => void;
}

const EXOTIC = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name));

/** Counts probes: each is mounted anew, for it may call other hooks than the one before. */
let probes = 0;

/**
 * What to render of a module's exports: the default export, or the components that it exports by name, as
 * samples of the docs do. What is no component is reported.
 */
export function readContent(
  exports: unknown,
  { getHookKind, reportPlain }: ReadContentOptions,
): ReactNode {
  const value = (exports as { default?: unknown } | null | undefined)?.default;
  if (isValidElement(value)) return value;
  if (typeof value === 'function') {
    const kind = getHookKind(value);
    return kind
      ? createElement(HookProbe, {
          key: String(++probes),
          hook: value as HookProbeProps['hook'],
          kind,
          report: reportPlain,
        })
      : createElement(value as ComponentType);
  }
  if (isExotic(value)) return createElement(value as unknown as ComponentType);
  if (value === undefined) {
    const components = listComponents(exports);
    if (components.length > 0) return createElement(Components, { components });
  }
  reportPlain(
    value === undefined ? { kind: 'nothing' } : { kind: 'value', text: printValue(value) },
  );
  return null;
}

/** What a module exports by a name with a capital letter and React can render. */
function listComponents(exports: unknown): ComponentType[] {
  return Object.entries(exports ?? {}).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) &&
    (isExotic(value) || (typeof value === 'function' && !isOtherClass(value)))
      ? [value as ComponentType]
      : [],
  );
}

/** A class that is no component, which React would call without `new`. */
function isOtherClass(value: { prototype?: { isReactComponent?: object } | null }): boolean {
  return /^class\b/.test(String(value)) && !value.prototype?.isReactComponent;
}

/** Components one after the other. */
function Components({ components }: { components: readonly ComponentType[] }): ReactNode {
  return components.map((component, index) => createElement(component, { key: index }));
}

/** `memo`, `forwardRef`, `lazy`: objects that React renders. */
function isExotic(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return EXOTIC.includes((value as { $$typeof?: symbol }).$$typeof ?? Symbol());
}

export type HookKind = 'slots' | 'class' | 'static';

interface HookProbeProps {
  /** Of `@griffel/react`, which needs no options, or of `@griffel/core`, which has no others. */
  hook: (options: { dir: string; renderer: GriffelRenderer }) => unknown;
  kind: HookKind;
  report: (value: PlainExport) => void;
}

/** Calls a hook of styles, which has to be done inside a component, and reports its classes. */
function HookProbe({ hook: useClasses, kind, report }: HookProbeProps): null {
  const renderer = useRenderer_unstable();
  const result = useClasses({ dir: document.documentElement.dir, renderer });
  useEffect(() => {
    report({ kind: 'hook', classes: readClasses(result, kind) });
  }, [result, kind, report]);
  return null;
}

function readClasses(result: unknown, kind: HookKind): Record<string, string> {
  if (kind === 'static') return {};
  const entries = kind === 'class' ? [['class', result]] : Object.entries(result as object);
  return Object.fromEntries(
    entries
      .slice(0, LIMITS.slots)
      .map(([slot, classes]) => [
        String(slot).slice(0, LIMITS.name),
        String(classes).slice(0, LIMITS.classes),
      ]),
  );
}
