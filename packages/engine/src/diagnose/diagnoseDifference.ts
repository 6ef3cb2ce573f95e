import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { EvaluatedCall } from '../evaluate/EvaluationProgram.ts';
import type { Search } from '../locate/Search.ts';
import { locateDeclaration } from '../locate/locateDeclaration.ts';
import { isRecord } from '../resolve/isRecord.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic, type Fault } from './createDiagnostic.ts';

/** A part of a call's argument that differs between the compilers and run time. */
export interface Difference {
  path: readonly string[];
  ahead: unknown;
  atRunTime: unknown;
}

/** The largest number of differences that are reported for a call. */
const MAX_DIFFERENCES = 20;

/**
 * Compares the argument that the compilers evaluate with that of run time.
 *
 * @returns empty where both are the same, or where one of them is not known
 */
export function findDifferences(
  ahead: EvaluatedCall,
  atRunTime: EvaluatedCall | undefined,
): Difference[] {
  if (!atRunTime || 'error' in ahead) return [];
  if ('error' in atRunTime) {
    const isEarly = readEarlyName(atRunTime.error) !== undefined;
    return isEarly ? [{ path: [], ahead: ahead.value, atRunTime: undefined }] : [];
  }
  const found: Difference[] = [];
  compare(ahead.value, atRunTime.value, [], found);
  return found.slice(0, MAX_DIFFERENCES);
}

function compare(
  ahead: unknown,
  atRunTime: unknown,
  path: readonly string[],
  found: Difference[],
): void {
  if (Object.is(ahead, atRunTime)) return;
  if (!isRecord(ahead) || !isRecord(atRunTime)) {
    // An array of fallback values is reported as a whole, which says more than a single item.
    if (JSON.stringify(ahead) !== JSON.stringify(atRunTime)) found.push({ path, ahead, atRunTime });
    return;
  }
  const keys = [setKeys(ahead), setKeys(atRunTime)] as const;
  const before = found.length;
  for (const key of new Set(keys.flat())) {
    compare(own(ahead, key), own(atRunTime, key), [...path, key], found);
  }
  // The order of properties matters, because a later one can override an earlier one.
  const [first, second] = keys.map((one) => one.join(', '));
  if (found.length === before && first !== second) {
    found.push({ path, ahead: first, atRunTime: second });
  }
}

/** The keys with a value: a property that is undefined has no effect. */
function setKeys(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What to do where the compilers may have lost an export. */
export const LOST_EXPORT =
  'The compilers lose some exports of CommonJS files and of files that are read as a whole (import * as), and exported namespaces and merged enums in their own file. Import the value by its name from the ES module that defines it.';

/** Where the differences of a call are reported. */
type Place = [files: SourceFiles, search: Search, call: GriffelCall];

/**
 * Reports a difference between compiled styles and run time.
 *
 * @param canLoseExports - whether the compilers may have lost an export
 */
export function diagnoseDifference(
  place: Place,
  difference: Difference,
  canLoseExports: boolean,
): Diagnostic {
  const { ahead, atRunTime } = difference;
  return report(place, difference, (name) => ({
    code: 'differs-at-run-time',
    message: `Compiled output and run time differ here: ${name} is ${print(ahead)} when compiled, and ${print(atRunTime)} at run time.`,
    remedy: canLoseExports
      ? LOST_EXPORT
      : 'The compilers do not run every statement that changes a value. Set its final value where it is defined.',
  }));
}

/** Reports that compiled styles depend on the order in which files are compiled. */
export function diagnoseOrder(place: Place, difference: Difference): Diagnostic {
  const { ahead, atRunTime: together } = difference;
  return report(place, difference, (name) => ({
    code: 'depends-on-order',
    message: `Compiled output depends on which files are compiled before this one: ${name} is ${print(ahead)} in the first file, and can be ${print(together)} after others. The compilers evaluate a file that several files import only once, and what is changed in it stays changed.`,
    remedy:
      'Do not count or collect in a file that several files with styles import: return a new value instead.',
  }));
}

function report(
  [files, search, call]: Place,
  { path }: Difference,
  describe: (name: string) => Omit<Fault, 'severity'>,
): Diagnostic {
  const { source, usedAt } = locateDeclaration(search, call, path);
  const name = path.length === 0 ? 'the argument' : `"${path.at(-1) ?? ''}"`;
  return createDiagnostic(files, source ?? usedAt ?? call.range, {
    severity: 'warning',
    ...describe(name),
  });
}

function print(value: unknown): string {
  if (value === undefined) return 'not set';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/**
 * The name that an error says was read before its definition; empty where the engine does not name it, and
 * undefined for any other error.
 */
export function readEarlyName({
  name,
  message,
}: {
  name: string;
  message: string;
}): string | undefined {
  if (name !== 'ReferenceError') return undefined;
  // V8, then Firefox. WebKit does not name it.
  return (
    /^Cannot access '(\S+)' before initialization/.exec(message)?.[1] ??
    /^can't access lexical declaration '(\S+)' before initialization/.exec(message)?.[1] ??
    (message.startsWith('Cannot access uninitialized variable') ? '' : undefined)
  );
}
