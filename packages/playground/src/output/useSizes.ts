import { useEffect, useState } from 'react';
import type { Tools } from '../tools/createTools.ts';
import type { TextSize } from '../tools/worker/measureText.ts';

/** Measures a text of a language, which is the ending of a file's name. */
export type MeasureSizes = Tools['measure'];

/** After the last change, in milliseconds: sizes are no hurry. */
const DELAY = 500;

/** The sizes of texts, once they are known; undefined while they are not, or cannot be. */
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
        // What cannot be minified has no size to tell.
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
