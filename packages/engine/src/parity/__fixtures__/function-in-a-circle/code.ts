import { makeStyles } from '@griffel/react';
import { accent } from './accent';

export function mix(color: string): string {
  return `color-mix(in srgb, ${color}, white)`;
}
export default function shade(color: string): string {
  return `color-mix(in srgb, ${color}, black)`;
}

export const useStyles = makeStyles({ root: { color: accent.soft, backgroundColor: accent.dark } });
