import {
  type Direction,
  type EvaluationOutcome,
  positionAt,
  prepareAnalysis,
  type PreparedAnalysis,
  type SourceFiles,
} from '@griffel-site/engine';
import type { PartURLs } from '../bundle/Part.ts';
import { compileProject } from '../compile/compileProject.ts';
import { loadFluent } from '../fluent/attachFluent.ts';
import { findEntry } from '../project/Project.ts';
import { describeStop } from '../run/describeError.ts';
import { createSandbox } from '../sandbox/createSandbox.ts';
import type { ColorScheme } from '../sandbox/protocol/messages.ts';
import type {
  RenderedElement,
  SandboxEvent,
  SandboxScripts,
  VersionedSandbox,
} from '../sandbox/Sandbox.ts';
import { createJobWorker } from '../tools/createJobWorker.ts';
import {
  diffVersions,
  type Pair,
  type VersionComparison,
  type VersionResult,
} from './diffVersions.ts';
import type { EvaluatedStyles, VersionCall } from './worker/resolveCalls.ts';

/** Milliseconds for one release to render. */
const RENDER_LIMIT = 10_000;

interface CompareOptions {
  parts: PartURLs;
  /** The elements for both previews, which stay there until `signal` aborts. */
  hosts: Pair<HTMLElement>;
  /** Ends the comparison and removes the previews. */
  signal: AbortSignal;
  /** @default 'ltr' */
  direction?: Direction;
  /** @default that of the browser */
  scheme?: ColorScheme;
}

/** One of the two releases, in its sandbox. */
interface Side {
  version: string;
  sandbox: VersionedSandbox;
  /** Waits for an event that matches. */
  waitFor: <Event extends SandboxEvent>(
    matches: (event: SandboxEvent) => event is Event,
  ) => Promise<Event>;
  elements: RenderedElement[];
  faults: string[];
  /** Why the sandbox has been restarted since the code was sent to it; undefined if it has not. */
  stopped: string | undefined;
}

/** A release that has rendered the code, and its calls. */
type Run = [Side, VersionResult['calls']];

type Answer = Extract<SandboxEvent, { type: 'rendered' | 'plain' | 'fault' | 'failed' }>;

/**
 * Runs code with two releases of Griffel, each in a sandbox of its own, and compares classes, rules, and the
 * rendered elements. Styles are evaluated with each release, because its shorthands may return other values.
 * The output of the compilers is not compared.
 *
 * @param versions - two of `listVersions`
 * @throws Error with a message for the user if the code cannot be compiled or a release does not load; also
 *   when `signal` aborts
 */
export async function compareVersions(
  files: SourceFiles,
  versions: Pair<string>,
  options: CompareOptions,
): Promise<VersionComparison> {
  const { hosts, signal } = options;
  const entry = findEntry(files) ?? '';
  const { modules, fault } = compileProject(files, entry);
  if (fault) {
    throw new Error(`The code does not run: ${fault.file}:${String(fault.line)} ${fault.message}`);
  }
  const prepared = prepareAnalysis(files);
  const run = async (side: Side): Promise<Run> => {
    const calls = await resolveSide(side, prepared, options);
    side.sandbox.render({ revision: 1, entry, modules });
    const answer = await side.waitFor(isAnswer);
    if (answer.type === 'failed') throw new Error(answer.reason);
    if (answer.type === 'fault') side.faults.push(answer.fault.message);
    return [side, calls];
  };
  /** Runs the code again, because on a busy machine, a sandbox that starts may not answer in time. */
  const runAgain = async (side: Side): Promise<Run> => {
    side.stopped = undefined;
    side.faults.length = 0;
    try {
      return await run(side);
    } catch (reason) {
      // Code that hangs is stopped once more, perhaps in the other sandbox, which restarts both.
      throw side.stopped === undefined ? reason : new Error(side.stopped);
    }
  };
  const start = async (index: 0 | 1): Promise<Run> => {
    const side = openSide(versions[index], hosts[index], options);
    try {
      return await run(side);
    } catch (reason) {
      signal.throwIfAborted();
      if (side.stopped === undefined) throw reason;
      return runAgain(side);
    }
  };
  // A restart replaces the frames of all sandboxes, so it may have emptied one that was ready.
  const refill = (started: Run) =>
    started[0].stopped !== undefined ? runAgain(started[0]) : started;
  const [first, second] = await Promise.all([start(0), start(1)]);
  const [[one, callsOfOne], [other, callsOfOther]] = await Promise.all([
    refill(first),
    refill(second),
  ]);
  const properties = listProperties([...callsOfOne, ...callsOfOther]);
  await Promise.all([readSide(one, properties), readSide(other, properties)]);
  signal.throwIfAborted();
  const result = ({ elements, faults }: Side, calls: VersionResult['calls']): VersionResult => ({
    calls,
    elements,
    faults,
  });
  return diffVersions(versions, [result(one, callsOfOne), result(other, callsOfOther)], properties);
}

function isAnswer(event: SandboxEvent): event is Answer {
  return ['rendered', 'plain', 'fault', 'failed'].includes(event.type);
}

function openSide(version: string, host: HTMLElement, options: CompareOptions): Side {
  const { parts, signal, direction = 'ltr', scheme } = options;
  signal.throwIfAborted();
  const listeners = new Set<(event: SandboxEvent) => void>();
  const sandbox = createSandbox({
    host,
    title: `Preview with Griffel ${version}`,
    wrapper: parts.sandbox,
    loadScripts: () => loadVersionScripts(parts, version),
    loadFluent: () => loadFluent(parts.fluent),
    onEvent: (event) => {
      if (event.type === 'restarted') side.stopped = describeStop(event.reason);
      for (const listener of listeners) listener(event);
    },
  });
  sandbox.setDirection(direction);
  if (scheme) sandbox.setScheme(scheme);
  signal.addEventListener('abort', () => sandbox.destroy());
  const side: Side = {
    version,
    sandbox,
    elements: [],
    faults: [],
    stopped: undefined,
    waitFor: (matches) =>
      new Promise((resolve, reject) => {
        const end = (): void => {
          clearTimeout(timer);
          listeners.delete(listen);
        };
        const timer = setTimeout(() => {
          end();
          reject(
            new Error(
              `Griffel ${version} did not render within ${String(RENDER_LIMIT / 1000)} seconds.`,
            ),
          );
        }, RENDER_LIMIT);
        const listen = (event: SandboxEvent): void => {
          if (event.type === 'restarted') {
            end();
            reject(new Error(describeStop(event.reason)));
          } else if (matches(event)) {
            end();
            resolve(event);
          }
        };
        listeners.add(listen);
        signal.addEventListener('abort', () => {
          end();
          reject(signal.reason as Error);
        });
      }),
  };
  return side;
}

/** Evaluates the styles with the release, and has it create their classes and rules. */
async function resolveSide(
  { version, sandbox, faults }: Side,
  { files, calls, program }: PreparedAnalysis,
  { parts, signal }: CompareOptions,
): Promise<VersionResult['calls']> {
  const outcome = await sandbox.evaluate(program);
  signal.throwIfAborted();
  const known = readValues(outcome, faults);
  const inputs = calls.flatMap(({ id, kind }): EvaluatedStyles[] =>
    known.has(id) ? [{ id, kind, value: known.get(id) }] : [],
  );
  const worker = createJobWorker({
    url: parts[`rules-${version}`] ?? '',
    name: `Griffel ${version}`,
    limit: 5000,
  });
  signal.addEventListener('abort', () => worker.close());
  try {
    // The worker is from the same build, so its answer is trusted.
    const made = (await worker.run(inputs)) as VersionCall[];
    return made.flatMap((call) => {
      if (call.error !== undefined) faults.push(call.error);
      const { range, kind } = calls.find(({ id }) => id === call.id) ?? {};
      if (!range || !kind) return [];
      const { line } = positionAt(files[range.file] ?? '', range.from);
      return [{ file: range.file, line, kind, made: call }];
    });
  } finally {
    worker.close();
  }
}

/** Reads the values of all calls; values at run time override those that compilers see. */
function readValues(outcome: EvaluationOutcome, faults: string[]): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const call of [...outcome.calls, ...(outcome.atRunTime ?? [])]) {
    if ('value' in call) values.set(call.id, call.value);
    else faults.push(`${call.error.name}: ${call.error.message}`);
  }
  return values;
}

/** The properties that rules set; only these can differ, apart from their effects on layout. */
function listProperties(calls: VersionResult['calls']): string[] {
  const names = calls.flatMap(({ made }) =>
    made.rules.flatMap(({ css }) =>
      [...css.matchAll(/[{;]\s*(-?[a-z][\w-]*)\s*:/g)].map(([, name = '']) => name),
    ),
  );
  return [...new Set(names)].sort();
}

async function readSide(
  { sandbox, elements, waitFor }: Side,
  properties: readonly string[],
): Promise<void> {
  const last = waitFor((event): event is Extract<SandboxEvent, { type: 'element' }> => {
    if (event.type !== 'element') return false;
    const { element } = event;
    elements[element.index] = element;
    return element.index === element.count - 1;
  });
  sandbox.readElements(properties);
  await last;
}

/**
 * Lists the releases of Griffel that the build has packed.
 *
 * @returns versions of `@griffel/react`, the newest first
 */
export function listVersions(parts: PartURLs): string[] {
  return Object.keys(parts)
    .flatMap((name) => (name.startsWith('rules-') ? [name.slice('rules-'.length)] : []))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/**
 * Loads the scripts of the sandbox with a release of Griffel. The newest has no parts of its own.
 *
 * @param version - one of `listVersions`
 * @throws Error if a script does not load
 */
async function loadVersionScripts(parts: PartURLs, version: string): Promise<SandboxScripts> {
  const [frame, evaluator] = await Promise.all([
    loadText(parts[`frame-${version}`] ?? parts['sandbox-frame']),
    loadText(parts[`evaluator-${version}`] ?? parts.evaluator),
  ]);
  return { frame, evaluator };
}

async function loadText(url = ''): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.text();
}
