import { LIMITS } from '../protocol/limits.ts';
import { printValue } from './printValue.ts';

const KINDS = ['c', 'd', 'f', 'i', 'j', 'o', 'O', 's'];

/** Writes the arguments of a console call as the browser's own console does, `%s` and its like too. */
export function formatMessage(args: readonly unknown[]): string {
  const rest = [...args];
  const parts: string[] = [];
  if (typeof rest[0] === 'string' && rest.length > 1) {
    const template = rest.shift() as string;
    parts.push(
      template.slice(0, LIMITS.text).replace(/%([a-z%])/gi, (whole, kind: string) => {
        if (kind === '%') return '%';
        if (rest.length === 0 || !KINDS.includes(kind)) return whole;
        const value = rest.shift();
        if (kind === 'c') return '';
        if (kind === 's') return printPart(value);
        if (kind === 'o' || kind === 'O' || kind === 'j') return printValue(value);
        if (typeof value === 'symbol' || typeof value === 'object') return 'NaN';
        return String(kind === 'f' ? Number(value) : Math.trunc(Number(value)));
      }),
    );
  }
  parts.push(...rest.slice(0, 100).map(printPart));
  return parts.join(' ').slice(0, LIMITS.text);
}

/** Texts stand without quotes at the top level. */
function printPart(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LIMITS.text) : printValue(value);
}
