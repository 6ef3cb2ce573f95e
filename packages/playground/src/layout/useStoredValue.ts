import { useCallback, useState } from 'react';
import type { ColorScheme } from '../sandbox/protocol/messages.ts';

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

export const GROUNDS = ['dark', 'light', 'checkered'] as const;

type Ground = (typeof GROUNDS)[number];

/** Names of colors, so that they are not mistaken for a switch of the site's color mode. */
export const GROUND_NAMES: Readonly<Record<Ground, string>> = {
  dark: 'Slate',
  light: 'White',
  checkered: 'Checkered',
};

/** The color scheme for a page on that background. */
export function toScheme(ground: Ground): ColorScheme {
  return ground === 'light' ? 'light' : 'dark';
}

/** The background of the preview, which the browser remembers. */
export function useGround() {
  return useStoredValue<Ground>('ground', 'dark', (text) => GROUNDS.find((one) => one === text));
}
