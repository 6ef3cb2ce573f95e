import type { EvaluationOutcome } from '@griffel-site/engine';
import { isRecord } from '@griffel-site/engine/isRecord';
import { UNKNOWN_TEXTS, type UnknownText } from '@griffel-site/engine/EvaluationProgram';
import { LIMITS } from './protocol/limits.ts';
import { NO_JSON } from './protocol/messages.ts';
import { EVALUATION_LIMIT } from './timeLimits.ts';

type Call = EvaluationOutcome['calls'][number];
export type EvaluationError = Extract<Call, { error: unknown }>['error'];

/**
 * Validates the outcome of an evaluation. It is untrusted, because the user's code ran in the worker.
 *
 * @param text - JSON of bounded length
 * @throws Error if it is not an outcome
 */
export function readOutcome(text: string): EvaluationOutcome {
  const budget = { left: LIMITS.outcomeValues };
  const outcome = copy(JSON.parse(text), 0, budget);
  if (!isRecord(outcome) || !Array.isArray(outcome.calls)) throw malformed();
  const { calls, atRunTime, loadErrors, spreads, invalidHelpers, syntaxErrors } = outcome;
  return {
    calls: calls.map(readCall),
    ...(Array.isArray(atRunTime) && { atRunTime: atRunTime.map(readCall) }),
    ...(Array.isArray(loadErrors) && { loadErrors: loadErrors.map(readError) }),
    ...(Array.isArray(spreads) && { spreads: spreads.map(readSpread) }),
    ...(Array.isArray(invalidHelpers) && { invalidHelpers: invalidHelpers.map(readHelper) }),
    ...(Array.isArray(syntaxErrors) && { syntaxErrors: syntaxErrors.map(readSyntaxError) }),
  };
}

function readSpread(spread: unknown): NonNullable<EvaluationOutcome['spreads']>[number] {
  if (!isRecord(spread) || typeof spread.file !== 'string' || !isStrings(spread.keys)) {
    throw malformed();
  }
  const { file, from, keys } = spread;
  if (!Number.isSafeInteger(from)) throw malformed();
  return { file, from: from as number, keys };
}

function readHelper(one: unknown): NonNullable<EvaluationOutcome['invalidHelpers']>[number] {
  if (!isRecord(one) || typeof one.helper !== 'string') throw malformed();
  const { helper, file, line } = one;
  return {
    helper: helper.slice(0, LIMITS.name),
    file: typeof file === 'string' ? file.slice(0, LIMITS.name) : undefined,
    line: isLine(line) ? line : undefined,
  };
}

function readSyntaxError(one: unknown): NonNullable<EvaluationOutcome['syntaxErrors']>[number] {
  if (!isRecord(one) || typeof one.file !== 'string' || typeof one.message !== 'string') {
    throw malformed();
  }
  const { file, line, message } = one;
  if (!isLine(line)) throw malformed();
  return { file: file.slice(0, LIMITS.name), line, message: message.slice(0, LIMITS.message) };
}

/** Values that JSON cannot contain, as the evaluator writes them. */
const RESTORED: ReadonlyMap<unknown, unknown> = new Map(
  [undefined, NaN, Infinity, -Infinity].map((value) => [NO_JSON + String(value), value]),
);

/** Copies data within limits, and restores what JSON cannot contain. */
function copy(value: unknown, depth: number, budget: { left: number }): unknown {
  if (RESTORED.has(value)) return RESTORED.get(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  budget.left -= entries.length;
  if (depth > LIMITS.outcomeDepth || budget.left < 0) throw malformed();
  const copied = entries.map(([key, one]) => [key, copy(one, depth + 1, budget)] as const);
  return Array.isArray(value) ? copied.map(([, one]) => one) : Object.fromEntries(copied);
}

function readCall(call: unknown): Call {
  if (!isRecord(call) || typeof call.id !== 'string') throw malformed();
  const { id, value, foreign, error } = call;
  if (error !== undefined) return { id, error: readError(error) };
  if (!Array.isArray(foreign)) throw malformed();
  if (hasDeepText(value)) {
    const message = 'a text has too many brackets inside each other';
    return { id, error: readError({ name: 'RangeError', message }) };
  }
  return {
    id,
    value,
    foreign: foreign.map((one: unknown) => {
      if (!isRecord(one) || !isStrings(one.path) || typeof one.kind !== 'string') throw malformed();
      return { path: one.path, kind: one.kind.slice(0, LIMITS.name) };
    }),
  };
}

/** Whether a text has more open brackets than the CSS parser can take, which reads the rest of the text for each. */
function hasDeepText(value: unknown): boolean {
  if (typeof value === 'string') {
    let level = 0;
    for (const [bracket] of value.matchAll(/[()[\]{}]/g)) {
      level += '([{'.includes(bracket) ? 1 : -1;
      if (level > LIMITS.openBrackets) return true;
    }
    return false;
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => hasDeepText(key) || hasDeepText(one));
}

function readError(error: unknown): EvaluationError {
  if (!isRecord(error) || typeof error.name !== 'string' || typeof error.message !== 'string') {
    throw malformed();
  }
  const { file, line, missing, loop, unknown } = error;
  return {
    name: error.name.slice(0, LIMITS.name),
    message: error.message.slice(0, LIMITS.message),
    file: typeof file === 'string' ? file.slice(0, LIMITS.name) : undefined,
    line: isLine(line) ? line : undefined,
    ...(isRecord(missing) &&
      typeof missing.specifier === 'string' &&
      typeof missing.importer === 'string' && {
        missing: {
          specifier: missing.specifier.slice(0, LIMITS.name),
          importer: missing.importer.slice(0, LIMITS.name),
          ...(typeof missing.name === 'string' && { name: missing.name.slice(0, LIMITS.name) }),
        },
      }),
    ...(isRecord(loop) && { loop: readLoop(loop) }),
    ...(isUnknown(unknown) && { unknown }),
  };
}

function isUnknown(value: unknown): value is UnknownText {
  return UNKNOWN_TEXTS.some((one) => one === value);
}

function readLoop({ file, from, isCut }: Record<string, unknown>) {
  if (typeof file !== 'string' || !Number.isSafeInteger(from)) throw malformed();
  return { file: file.slice(0, LIMITS.name), from: from as number, isCut: isCut === true };
}

function isLine(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function malformed(): Error {
  return new Error(
    'The sandbox did not return the styles. The code probably replaced something that the sandbox needs.',
  );
}

/** The styles took too long to evaluate; the message is for the user. */
export class EvaluationTimeoutError extends Error {
  override name = 'EvaluationTimeoutError';

  constructor() {
    super(
      `Evaluating the styles took more than ${String(EVALUATION_LIMIT / 1000)} seconds and was stopped. Check the top level of each file for a loop that does not end.`,
    );
  }
}
