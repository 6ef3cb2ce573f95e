import { HUE_COUNT } from '@griffel-site/engine';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Work } from '../work/useWork.ts';
import { explainTrace, type Trace } from './traceDeclarations.ts';

/** The color of static styles, which have no hue. */
const NO_HUE = '#e8edf4';

/**
 * Outlines the elements in the preview with the class that the user points at, in its hue.
 *
 * @param root - an element with the custom properties `--hue-0` and so on
 * @param pointed - the declarations that the user points at, from `useAtoms`
 * @returns a sentence about the elements for a live region; empty if the user points at nothing
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
    setAsked(runner.sandbox?.point(classes, value.trim() || NO_HUE));
  }, [runner, classes, hue, root]);

  const [first] = pointed;
  if (!first || !result) return '';
  const rendered = event !== undefined && event.id === asked ? event : undefined;
  if (classes.length > 0 && !rendered) return '';
  return explainTrace(first, { calls: result.analysis.calls, merges, rendered });
}
