import { useCallback, useState, type RefCallback } from 'react';

export interface ElementSize {
  width: number;
  height: number;
}

/** The current size of an element in CSS pixels; 0 until it is known. */
export function useElementSize(): [ref: RefCallback<HTMLElement>, size: ElementSize] {
  const [size, setSize] = useState<ElementSize>({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((last) =>
        last.width === width && last.height === height ? last : { width, height },
      );
    };
    read();
    if (typeof ResizeObserver === 'undefined') {
      addEventListener('resize', read);
      return () => removeEventListener('resize', read);
    }
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
