import { useCallback, useState } from 'react';

/**
 * A setting that the browser remembers if it can, or else keeps for this visit.
 *
 * @param name - the part of the storage key after `griffel-playground.`
 * @param parse - reads the stored text, which is untrusted; returns undefined if it is invalid
 */
export function useStoredValue<Value extends string | number>(
  name: string,
  start: Value,
  parse: (text: string) => Value | undefined,
): [value: Value, setValue: (value: Value) => void] {
  const key = `griffel-playground.${name}.v1`;
  const [value, setValue] = useState(() => {
    try {
      const text = localStorage.getItem(key);
      return (text === null ? undefined : parse(text)) ?? start;
    } catch {
      return start;
    }
  });
  const store = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // There is no storage, or it is full.
      }
    },
    [key],
  );
  return [value, store];
}
