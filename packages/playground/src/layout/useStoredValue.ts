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
  const [value, setValue] = useState(() => readStoredValue(name, parse) ?? start);
  const store = useCallback(
    (next: Value) => {
      setValue(next);
      storeValue(name, next);
    },
    [name],
  );
  return [value, store];
}

const getKey = (name: string) => `griffel-playground.${name}.v1`;

/** Reads a setting, with the parameters of `useStoredValue`; undefined if there is none. */
export function readStoredValue<Value>(
  name: string,
  parse: (text: string) => Value | undefined,
): Value | undefined {
  try {
    const text = localStorage.getItem(getKey(name));
    return text === null ? undefined : parse(text);
  } catch {
    return undefined;
  }
}

/** Remembers a setting if the browser can. */
export function storeValue(name: string, value: string | number): void {
  try {
    localStorage.setItem(getKey(name), String(value));
  } catch {
    // There is no storage, or it is full.
  }
}
