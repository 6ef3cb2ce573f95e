import { quote } from './quote.ts';

/** A key as an object literal takes it, in quotes where it needs them. */
export function writeKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}
