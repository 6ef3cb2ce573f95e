import { HUE_COUNT, type Merge } from '@griffel-site/engine';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { RunResult } from '../run/RunState.ts';
import type { PointedEvent, Sandbox } from '../sandbox/Sandbox.ts';
import { explainTrace } from './explainTrace.ts';
import type { Trace } from './traceDeclarations.ts';

interface ElementPointingOptions {
  /** Undefined while there is none. */
  sandbox: Pick<Sandbox, 'point'> | undefined;
  /** The declarations that the user is on: `pointed` of `useAtoms`. */
  pointed: readonly Trace[];
  result: RunResult | undefined;
  merges: readonly Merge[];
  /** The last event of that type. */
  event: PointedEvent | undefined;
  /** An element inside which the hues are known as `--hue-0` and so on. */
  root: RefObject<HTMLElement | null>;
}

/** Without a hue: static styles. */
const NO_HUE = '#e8edf4';

/**
 * Outlines in the preview what carries the class that the user is on, in its hue.
 *
 * @returns where the declaration leads, in words, for a live region; empty when nothing is pointed at
 */
export function useElementPointing(options: ElementPointingOptions): string {
  const { sandbox, pointed, result, merges, event, root } = options;
  const [asked, setAsked] = useState<number>();
  const isPointing = useRef(false);
  const classes = useMemo(
    () => [
      ...new Set(
        pointed.flatMap(({ declaration: { className } }) =>
          className ? [className.ltr, className.rtl] : [],
        ),
      ),
    ],
    [pointed],
  );
  const hue = result?.outputs?.hues[classes[0] ?? ''];

  useEffect(() => {
    if (!sandbox || (classes.length === 0 && !isPointing.current)) return;
    isPointing.current = classes.length > 0;
    const name = hue === undefined ? '' : `--hue-${String(hue % HUE_COUNT)}`;
    const value = root.current && name ? getComputedStyle(root.current).getPropertyValue(name) : '';
    setAsked(sandbox.point(classes, value.trim() || NO_HUE));
  }, [sandbox, classes, hue, root]);

  const [first] = pointed;
  if (!first || !result) return '';
  const rendered = event !== undefined && event.id === asked ? event : undefined;
  if (classes.length > 0 && !rendered) return '';
  return explainTrace(first, { calls: result.analysis.calls, merges, rendered }).text;
}
