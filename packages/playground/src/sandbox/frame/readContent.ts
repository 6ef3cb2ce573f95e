import { type ComponentType, createElement, isValidElement, type ReactNode } from 'react';
import type { PlainExport } from '../Sandbox.ts';
import { type HookKind, HookProbe, type HookProbeProps } from './HookProbe.ts';
import { printValue } from './printValue.ts';

export interface ReadContentOptions {
  /** What kind of hook a function is, if Griffel made it. */
  getHookKind: (value: object) => HookKind | undefined;
  reportPlain: (value: PlainExport) => void;
}

const EXOTIC = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name));

/** Counts probes: each is mounted anew, for it may call other hooks than the one before. */
let probes = 0;

/** What to render of a module's exports; a default export that is no component is reported. */
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
  reportPlain(
    value === undefined ? { kind: 'nothing' } : { kind: 'value', text: printValue(value) },
  );
  return null;
}

/** `memo`, `forwardRef`, `lazy`: objects that React renders. */
function isExotic(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return EXOTIC.includes((value as { $$typeof?: symbol }).$$typeof ?? Symbol());
}
