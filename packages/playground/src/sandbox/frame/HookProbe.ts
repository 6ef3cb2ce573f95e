import { type GriffelRenderer, useRenderer_unstable } from '@griffel/react';
import { useEffect } from 'react';
import type { PlainExport } from '../Sandbox.ts';
import { LIMITS } from '../protocol/limits.ts';

export type HookKind = 'slots' | 'class' | 'static';

export interface HookProbeProps {
  /** Of `@griffel/react`, which needs no options, or of `@griffel/core`, which has no others. */
  hook: (options: { dir: string; renderer: GriffelRenderer }) => unknown;
  kind: HookKind;
  report: (value: PlainExport) => void;
}

/** Calls a hook of styles, which has to be done inside a component, and reports its classes. */
export function HookProbe({ hook: useClasses, kind, report }: HookProbeProps): null {
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
