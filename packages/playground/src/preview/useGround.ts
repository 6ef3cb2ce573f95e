import { useStoredValue } from '../layout/useStoredValue.ts';
import type { ColorScheme } from '../sandbox/protocol/messages.ts';

export const GROUNDS = ['dark', 'light', 'checkered'] as const;

type Ground = (typeof GROUNDS)[number];

/** They name colors: nobody should take one for a switch of the site's color mode. */
export const GROUND_NAMES: Readonly<Record<Ground, string>> = {
  dark: 'Slate',
  light: 'White',
  checkered: 'Checkered',
};

function parseGround(text: string): Ground | undefined {
  return GROUNDS.find((one) => one === text);
}

/** The scheme that a page on that ground is to have. */
export function toScheme(ground: Ground): ColorScheme {
  return ground === 'light' ? 'light' : 'dark';
}

/** What is behind the preview, which the browser remembers. */
export function useGround() {
  return useStoredValue<Ground>('ground', 'dark', parseGround);
}
