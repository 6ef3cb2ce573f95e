import { HUE_COUNT } from '@griffel-site/engine';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Work } from '../work/useWork.ts';
import { explainTrace, type Trace } from './traceDeclarations.ts';

/** Without a hue: static styles. */
const NO_HUE = '#e8edf4';

/**
 * Outlines in the preview what carries the class that the user is on, in its hue.
 *
 * @param root - an element inside which the hues are known as `--hue-0` and so on
 * @param pointed - the declarations that the user is on, as `useAtoms` returns them
 * @returns where the declaration leads, in words, for a live region; empty when nothing is pointed at
 */
export function useElementPointing(
  root: RefObject<HTMLElement | null>,
  pointed: readonly Trace[],
  { runner, ran: { result, merges, pointed: event } }: Pick<Work, 'runner' | 'ran'>,
): string {
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
    if (classes.length === 0 && !isPointing.current) return;
    isPointing.current = classes.length > 0;
    const name = hue === undefined ? '' : `--hue-${String(hue % HUE_COUNT)}`;
    const value = root.current && name ? getComputedStyle(root.current).getPropertyValue(name) : '';
    setAsked(runner.point(classes, value.trim() || NO_HUE));
  }, [runner, classes, hue, root]);

  const [first] = pointed;
  if (!first || !result) return '';
  const rendered = event !== undefined && event.id === asked ? event : undefined;
  if (classes.length > 0 && !rendered) return '';
  return explainTrace(first, { calls: result.analysis.calls, merges, rendered }).text;
}
