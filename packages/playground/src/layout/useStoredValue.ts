import { useCallback, useState } from 'react';

/**
 * A choice that the browser remembers where it can; elsewhere it holds for this visit.
 *
 * @param name - of the choice, below the playground's own key
 * @param parse - reads what was stored, which anybody may have written; undefined for what it cannot be
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
        // No storage, or a full one.
      }
    },
    [key],
  );
  return [value, store];
}
