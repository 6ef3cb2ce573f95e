import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { EvaluatedCall } from '../evaluate/EvaluationProgram.ts';
import type { Search } from '../locate/Search.ts';
import { locateDeclaration } from '../locate/locateDeclaration.ts';
import { isRecord } from '../resolve/isRecord.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

/** Where the argument of a call is one thing to the compilers, and another at run time. */
export interface Difference {
  path: readonly string[];
  ahead: unknown;
  atRunTime: unknown;
}

/** As many as a call is reported with. */
const MAX_DIFFERENCES = 20;

/**
 * Compares what the compilers evaluate with what runs.
 *
 * @returns nothing where both are the same, or where one of them is not known
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
    // Of an array of fallback values, the whole says more than an item.
    if (JSON.stringify(ahead) !== JSON.stringify(atRunTime)) found.push({ path, ahead, atRunTime });
    return;
  }
  const keys = [setKeys(ahead), setKeys(atRunTime)] as const;
  const before = found.length;
  for (const key of new Set(keys.flat())) {
    compare(own(ahead, key), own(atRunTime, key), [...path, key], found);
  }
  // The order of properties decides which of two takes effect.
  const [first, second] = keys.map((one) => one.join(', '));
  if (found.length === before && first !== second) {
    found.push({ path, ahead: first, atRunTime: second });
  }
}

/** What is undefined makes no style. */
function setKeys(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Says that the compiled styles are not those of run time. */
export function diagnoseDifference(
  files: SourceFiles,
  search: Search,
  call: GriffelCall,
  { path, ahead, atRunTime }: Difference,
): Diagnostic {
  const { source, usedAt } = locateDeclaration(search, call, path);
  const name = path.length === 0 ? 'the argument' : `"${path.at(-1) ?? ''}"`;
  return createDiagnostic(files, source ?? usedAt ?? call.range, {
    severity: 'warning',
    code: 'differs-at-run-time',
    message: `Compiled output and run time differ here: ${name} is ${print(ahead)} when compiled, and ${print(atRunTime)} at run time.`,
    remedy:
      'The compilers do not run every statement that changes a value. Set its final value where it is defined.',
  });
}

function print(value: unknown): string {
  if (value === undefined) return 'not set';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** The name that is read before its definition, if that is what an error says. */
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
