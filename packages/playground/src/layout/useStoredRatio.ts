import { useState } from 'react';

const KEY = 'griffel-playground.divider.v1';

/** In percent. */
const START = 50;
export const LEAST_RATIO = 20;
export const MOST_RATIO = 80;

/** How much of the room the code has, in percent; the browser remembers it where it can. */
export function useStoredRatio(): [ratio: number, setRatio: (ratio: number) => void] {
  const [ratio, setRatio] = useState(read);
  return [
    ratio,
    (next) => {
      setRatio(next);
      try {
        localStorage.setItem(KEY, String(next));
      } catch {
        // It holds for this visit.
      }
    },
  ];
}

function read(): number {
  try {
    const value = Number(localStorage.getItem(KEY) ?? START);
    return Number.isInteger(value) && value >= LEAST_RATIO && value <= MOST_RATIO ? value : START;
  } catch {
    return START;
  }
}
