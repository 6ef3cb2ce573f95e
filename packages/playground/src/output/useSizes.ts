import { useEffect, useState } from 'react';
import type { Tools } from '../tools/createTools.ts';
import type { TextSize } from '../tools/worker/measureText.ts';

/** Measures a text; its language is given as a file extension. */
export type MeasureSizes = Tools['measure'];

/** Milliseconds from the last change to the measurement. */
const DELAY = 500;

/** The sizes of texts; undefined until they are known, or if they cannot be measured. */
export function useSizes(
  measure: MeasureSizes,
  texts: readonly { code: string; language: string }[],
): readonly TextSize[] | undefined {
  const [known, setKnown] = useState<{ texts: typeof texts; sizes: readonly TextSize[] }>();
  useEffect(() => {
    if (texts.length === 0) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      Promise.all(texts.map(({ code, language }) => measure(code, language))).then(
        (sizes) => {
          if (isCurrent) setKnown({ texts, sizes });
        },
        // Code that cannot be minified has no size.
        () => undefined,
      );
    }, DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [measure, texts]);
  return known?.texts === texts ? known.sizes : undefined;
}
