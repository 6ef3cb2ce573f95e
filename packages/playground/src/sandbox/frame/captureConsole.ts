import { captureOwnerStack } from 'react';
import { printCount } from '../../look/print.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { ConsoleEntry } from '../Sandbox.ts';
import { findPlace } from './places.ts';
import { printValue } from './printValue.ts';
import { readStack } from './watchErrors.ts';

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Sends what the code logs in the console to the page, up to the limit per second. */
export function captureConsole(send: (entry: ConsoleEntry) => void): void {
  let second = 0;
  let sent = 0;
  let dropped = 0;

  const write = (level: ConsoleEntry['level'], args: readonly unknown[]): void => {
    if (performance.now() - second >= 1000) {
      const before = dropped;
      second = performance.now();
      sent = 0;
      dropped = 0;
      if (before > 0) reportDropped(before);
    }
    if (++sent > LIMITS.consoleRate) {
      if (dropped++ === 0) {
        setTimeout(() => {
          if (dropped > 0) reportDropped(dropped);
          dropped = 0;
        }, 1000);
      }
      return;
    }
    // React logs outside of the user's code, but knows where the element was created.
    const stacks = [new Error().stack, readStack(args[0]), captureOwnerStack()];
    const [place] = stacks.flatMap((stack) => findPlace(stack ?? '') ?? []);
    const where = place && { file: place.file, line: place.line };
    send({ level, text: formatMessage(args), ...where });
  };
  const reportDropped = (count: number): void =>
    send({
      level: 'warn',
      text: `… ${printCount(count, 'more line was', 'more lines were')} not shown, because there were too many at once`,
    });

  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  const methods: Record<string, (...args: unknown[]) => void> = {
    ...Object.fromEntries(LEVELS.map((level) => [level, (...args) => write(level, args)])),
    trace: (...args) => write('log', ['Trace:', ...args]),
    dir: (value) => write('log', [value]),
    dirxml: (...args) => write('log', args),
    table: (value) => write('log', [value]),
    group: (...args) => write('log', args),
    groupCollapsed: (...args) => write('log', args),
    groupEnd: () => undefined,
    clear: () => undefined,
    assert: (is, ...args) => {
      if (!is) write('error', ['Assertion failed:', ...args]);
    },
    count: (label = 'default') => {
      const name = String(label);
      if (counts.size > 1000) counts.clear();
      counts.set(name, (counts.get(name) ?? 0) + 1);
      write('log', [`${name}: ${String(counts.get(name))}`]);
    },
    countReset: (label = 'default') => void counts.delete(String(label)),
    time: (label = 'default') => {
      if (times.size > 1000) times.clear();
      times.set(String(label), performance.now());
    },
    timeLog: (label = 'default', ...args) => write('log', [sinceStart(String(label)), ...args]),
    timeEnd: (label = 'default') => {
      write('log', [sinceStart(String(label))]);
      times.delete(String(label));
    },
  };
  const sinceStart = (label: string): string => {
    const start = times.get(label);
    return start === undefined
      ? `Timer "${label}" does not exist`
      : `${label}: ${(performance.now() - start).toFixed(1)} ms`;
  };
  Object.assign(console, methods);
}

const KINDS = ['c', 'd', 'f', 'i', 'j', 'o', 'O', 's'];

/** Formats the arguments of a console call as the browser's console does, including `%s` and the like. */
function formatMessage(args: readonly unknown[]): string {
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

/** Strings have no quotes at the top level. */
function printPart(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LIMITS.text) : printValue(value);
}
