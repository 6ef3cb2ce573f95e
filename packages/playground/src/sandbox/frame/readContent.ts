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
  /** The kind of a hook that Griffel created; undefined for other functions. */
  getHookKind: (value: object) => HookKind | undefined;
  reportPlain: (value: PlainExport) => void;
}

const EXOTIC = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name));

/** A new key for each probe mounts it again, because it may call other hooks than the one before. */
let probes = 0;

/**
 * Returns what to render: the default export, or the components that the module exports by name, as samples
 * of the docs do. A default export that is not a component is reported.
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

/** The exports that have a capitalized name and that React can render, without those that another one renders. */
function listComponents(exports: unknown): ComponentType[] {
  const found = Object.entries(exports ?? {}).filter(
    ([name, value]) =>
      /^[A-Z]/.test(name) &&
      (isExotic(value) || (typeof value === 'function' && !isOtherClass(value))),
  );
  const shown = found.filter(
    ([name]) => !found.some(([other, value]) => other !== name && rendersName(value, name)),
  );
  return (shown.length > 0 ? shown : found).map(([, value]) => value as ComponentType);
}

/** Whether the compiled code of a component creates elements of the one that its file exports by a name. */
function rendersName(component: unknown, name: string): boolean {
  let inner = component;
  while (isExotic(inner)) {
    const { type, render } = inner as { type?: unknown; render?: unknown };
    inner = type ?? render;
  }
  // `jsx.call(void 0, Badge, { … })`
  return new RegExp(String.raw`[(,]\s*(?:exports\.)?${name}\s*,`).test(String(inner));
}

/** A class that is not a component; React would call it without `new`. */
function isOtherClass(value: { prototype?: { isReactComponent?: object } | null }): boolean {
  return /^class\b/.test(String(value)) && !value.prototype?.isReactComponent;
}

function Components({ components }: { components: readonly ComponentType[] }): ReactNode {
  return components.map((component, index) => createElement(component, { key: index }));
}

/** `memo`, `forwardRef` and `lazy` return objects that React renders. */
function isExotic(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return EXOTIC.includes((value as { $$typeof?: symbol }).$$typeof ?? Symbol());
}

export type HookKind = 'slots' | 'class' | 'static';

interface HookProbeProps {
  /** A hook of `@griffel/react`, which ignores the options, or of `@griffel/core`, which needs them. */
  hook: (options: { dir: string; renderer: GriffelRenderer }) => unknown;
  kind: HookKind;
  report: (value: PlainExport) => void;
}

/** Calls a style hook, which is only possible inside a component, and reports its classes. */
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
