import { useStoredValue } from '../layout/useStoredValue.ts';
import type { ColorScheme } from '../sandbox/protocol/messages.ts';

export const GROUNDS = ['dark', 'light', 'checkered'] as const;

export type Ground = (typeof GROUNDS)[number];

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
