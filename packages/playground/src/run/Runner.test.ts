import { runEvaluation } from '@griffel-site/engine/runEvaluation';
import type { EvaluationOutcome, EvaluationProgram } from '@griffel-site/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EvaluationTimeoutError } from '../sandbox/readOutcome.ts';
import type { PreviewUpdate, SandboxEvent } from '../sandbox/Sandbox.ts';
import { diagnosticToProblem } from '../problems/Problem.ts';
import * as engine from './engineChunk.ts';
import { prepareRun, type PreparedRun } from './prepareRun.ts';
import { Runner, type RunnerOptions } from './Runner.ts';

const write = (style: string, rest = '') => ({
  'App.tsx': `import { makeStyles } from '@griffel/react';
const useStyles = makeStyles({ root: { ${style} } });
export default function App() { return <p className={useStyles().root} />; }
${rest}`,
});

/** Creates a runner that evaluates code in this process; the test answers the updates that it collects. */
function create(
  evaluate: (program: EvaluationProgram) => Promise<EvaluationOutcome>,
  {
    loadEngine = () => Promise.resolve(engine),
    findPrepared = () => undefined,
    ...rest
  }: Partial<
    Pick<RunnerOptions, 'loadEngine' | 'findPrepared' | 'describe' | 'describeRendered'>
  > = {},
) {
  const updates: PreviewUpdate[] = [];
  const log: string[] = [];
  let emit: (event: SandboxEvent) => void = () => undefined;
  const runner = new Runner({
    loadEngine,
    findPrepared,
    describe: (_files, { diagnostics }) => diagnostics.map(diagnosticToProblem),
    ...rest,
    delay: 5,
    watch: {
      begin: () => void log.push('begin'),
      remember: () => void log.push('remember'),
      end: () => void log.push('end'),
    },
    createSandbox: (onEvent) => {
      emit = onEvent;
      return {
        evaluate,
        render: (update) => void updates.push(update),
        setOrder: () => undefined,
        setDirection: (direction) => void log.push(direction),
        setScheme: (scheme) => void log.push(scheme),
        point: () => 0,
        inspect: () => undefined,
        step: () => undefined,
        setStates: () => undefined,
        focus: () => void log.push('focus'),
        restart: () => Promise.resolve(void log.push('restart')),
        destroy: () => void log.push('destroy'),
      };
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 30));
  return { runner, updates, log, settle, emit: (event: SandboxEvent) => emit(event) };
}

const here = (program: EvaluationProgram) => Promise.resolve(runEvaluation(program));

/** Opens code with a new runner, and waits until it has run. */
async function open(
  evaluate: Parameters<typeof create>[0] = here,
  options?: Parameters<typeof create>[1],
) {
  const created = create(evaluate, options);
  created.runner.open(write("color: 'red'"));
  await created.settle();
  return created;
}

/** Opens code, then edits it, so that the sandbox has had both. */
async function openThenEdit() {
  const opened = await open();
  opened.runner.edit(write("color: 'blue'"));
  await opened.settle();
  return opened;
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens code that the build has run. */
function openPrepared() {
  return open(here, { findPrepared: (files) => Promise.resolve(prepareRun(files)) });
}

describe('Runner', () => {
  it('computes outputs and modules of opened code', async () => {
    const { runner, updates, emit } = await open();
    expect(runner.getState().result?.outputs?.css.text).toContain('color: red');
    expect(updates).toMatchObject([{ entry: 'App.tsx', modules: [{ file: 'App.tsx' }] }]);
    emit({ type: 'rendered', revision: updates[0]?.revision ?? 0 });
    expect(runner.getState()).toMatchObject({ rendered: 1, error: undefined });
  });

  it('shows code that the build prepared without the engine, with the same result', async () => {
    const code = write(
      "color: 'red'",
      'export const broken = (): never => { throw new Error(); };',
    );
    const loadEngine = vi.fn(() => Promise.resolve(engine));
    const slow = create(here);
    const fast = create(() => Promise.reject(new Error('not needed')), {
      loadEngine,
      // As read from a file.
      findPrepared: (files) =>
        files === code
          ? Promise.resolve(JSON.parse(JSON.stringify(prepareRun(code))) as PreparedRun)
          : undefined,
    });
    for (const { runner } of [slow, fast]) runner.open(code);
    await slow.settle();
    expect(loadEngine).not.toHaveBeenCalled();
    expect(fast.runner.getState().result).toEqual(slow.runner.getState().result);
    expect(JSON.stringify(fast.updates[0]?.modules)).toBe(JSON.stringify(slow.updates[0]?.modules));
    const [line, column] = [4, code['App.tsx'].split('\n')[3]?.indexOf('new') ?? 0];
    const findColumn = (one: typeof fast) => one.updates[0]?.modules[0]?.findColumn?.(line, column);
    expect(findColumn(fast)).toBe(findColumn(slow));
    expect(findColumn(fast)).toBeGreaterThan(1);
    fast.runner.edit(write("color: 'blue'"));
    await fast.settle();
    expect(loadEngine).toHaveBeenCalledOnce();
  });

  it('uses the engine if the prepared run does not load', async () => {
    const { updates } = await open(here, {
      findPrepared: () => Promise.reject(new Error('gone')),
    });
    expect(updates).toHaveLength(1);
  });

  it('reports that the engine did not load, and tries again when the user runs the code', async () => {
    let isThere = false;
    const { runner, updates, settle } = await open(here, {
      loadEngine: () => (isThere ? Promise.resolve(engine) : Promise.reject(new Error('gone'))),
    });
    expect(runner.getState().failure).toMatch(/did not load/);
    isThere = true;
    await runner.runAgain();
    await settle();
    expect(runner.getState().failure).toBeUndefined();
    expect(updates).toHaveLength(1);
  });

  it('does not even compute the styles of held code until the user runs it', async () => {
    const evaluate = vi.fn(here);
    const { runner, updates, settle } = create(evaluate);
    runner.open(write("color: 'red'"), 'link');
    await settle();
    expect(evaluate).not.toHaveBeenCalled();
    expect(runner.getState()).toMatchObject({ hold: 'link', result: undefined });
    await runner.runAgain();
    await settle();
    expect(updates).toHaveLength(1);
    expect(runner.getState().hold).toBeUndefined();
  });

  it('runs held code after an edit', async () => {
    const { runner, updates, settle } = create(here);
    runner.open(write("color: 'red'"), 'link');
    runner.edit(write("color: 'blue'"));
    await settle();
    expect(updates).toHaveLength(1);
  });

  it('runs only the last of many edits', async () => {
    const evaluate = vi.fn(here);
    const { runner, settle } = create(evaluate);
    for (const color of ['red', 'blue', 'green']) runner.edit(write(`color: '${color}'`));
    await settle();
    expect(evaluate).toHaveBeenCalledTimes(1);
    expect(runner.getState().result?.outputs?.css.text).toContain('green');
  });

  it('drops a superseded run, even if it ends last', async () => {
    const waiting: (() => void)[] = [];
    const { runner, settle, updates, emit } = create(async (program) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return runEvaluation(program);
    });
    runner.open(write("color: 'red'"));
    runner.open(write("color: 'blue'"));
    waiting[1]?.();
    await settle();
    waiting[0]?.();
    await settle();
    expect(runner.getState().result?.outputs?.css.text).toContain('blue');
    expect(updates).toHaveLength(1);
    emit({ type: 'rendered', revision: (updates[0]?.revision ?? 0) - 1 });
    expect(runner.getState().rendered).toBe(0);
  });

  it('keeps the outputs of the last code that worked, and says why', async () => {
    const { runner, updates, settle } = await open();
    runner.edit(write("color: 'red'", 'const = 1;'));
    await settle();
    const state = runner.getState();
    expect(state.result?.outputs?.css.text).toContain('red');
    expect(state.staleBecause).toMatchObject({ file: 'App.tsx', line: 4 });
    expect(state.staleBecause?.message).toContain('Unexpected token');
    expect(state.error).toMatchObject({ file: 'App.tsx', line: 4 });
    expect(updates).toHaveLength(1);
    runner.edit(write("color: 'blue'"));
    await settle();
    expect(runner.getState()).toMatchObject({ staleBecause: undefined, problems: [] });
  });

  it('does not render code whose styles take too long', async () => {
    const { runner, updates } = await open(() => Promise.reject(new EvaluationTimeoutError()));
    expect(updates).toEqual([]);
    expect(runner.getState().staleBecause?.message).toContain('took more than 1.5 seconds');
  });

  it('says that the preview shows earlier code only if something rendered is in it', async () => {
    const { runner, updates, settle, emit } = create(here);
    const breakIt = async () => {
      runner.edit(write('', 'const = 1;'));
      await settle();
      return runner.getState().error?.leavesEarlier;
    };
    runner.open(write("color: 'red'"));
    await settle();
    expect(await breakIt()).toBe(false);
    runner.edit(write("color: 'red'"));
    await settle();
    emit({ type: 'rendered', revision: updates.at(-1)?.revision ?? 0 });
    expect(await breakIt()).toBe(true);
    runner.edit(write("color: 'blue'"));
    await settle();
    const fault = { phase: 'render', name: 'Error', message: 'Boom' };
    emit({ type: 'fault', revision: updates.at(-1)?.revision ?? 0, fault: fault as never });
    // The preview keeps what was rendered before the fault.
    expect(runner.getState().error?.leavesEarlier).toBe(true);
    expect(await breakIt()).toBe(true);
    emit({ type: 'plain', revision: updates.at(-1)?.revision ?? 0, value: { kind: 'nothing' } });
    expect(await breakIt()).toBe(false);
  });

  it('runs code beside a broken file that it does not import', async () => {
    const { runner, updates, settle } = await open();
    runner.edit({ ...write("color: 'red'"), 'other.ts': 'const = 1;' });
    await settle();
    expect(updates).toHaveLength(2);
    expect(runner.getState()).toMatchObject({
      error: undefined,
      problems: [{ file: 'other.ts', severity: 'error' }],
    });
  });

  it('hides an error, but not its problem, until the code fails in another way or runs again', async () => {
    const { runner, updates, settle, emit } = await open();
    const fail = (message: string) => {
      const fault = { phase: 'async', name: 'Error', message, file: 'App.tsx', line: 3 };
      emit({ type: 'fault', revision: updates.at(-1)?.revision ?? 0, fault: fault as never });
      return runner.getState().error;
    };
    const error = fail('Boom');
    // A timer throws it again and again.
    expect(fail('Boom')).toBe(error);
    runner.dismissError();
    expect(runner.getState()).toMatchObject({ error: undefined, problems: [{ line: 3 }] });
    expect(fail('Boom')).toBeUndefined();
    expect(fail('Another')).toMatchObject({ message: 'Error: Another' });
    runner.dismissError();
    runner.edit(write("color: 'blue'"));
    await settle();
    expect(fail('Another')).toMatchObject({ message: 'Error: Another' });
  });

  it('says where running code failed', async () => {
    const { runner, updates, emit } = await open();
    const fault = { phase: 'render', name: 'Error', message: 'Boom', file: 'App.tsx', line: 3 };
    const revision = updates[0]?.revision ?? 0;
    emit({ type: 'fault', revision, fault: fault as never });
    expect(runner.getState().problems).toMatchObject([
      { source: 'run', file: 'App.tsx', line: 3, message: 'Error: Boom' },
    ]);
    expect(runner.getState().error).toMatchObject({
      message: 'Error: Boom',
      isBlocking: true,
      leavesEarlier: false,
    });
  });

  it('holds and remembers code that hung alone in its frames', async () => {
    const { runner, log, updates, settle, emit } = await open();
    const { revision } = updates[0] as PreviewUpdate;
    emit({ type: 'restarted', reason: 'hang', revision, isAlone: true });
    await settle();
    expect(runner.getState().hold).toBe('hang');
    expect(updates).toHaveLength(1);
    expect(log.at(-1)).toBe('remember');
  });

  it('runs code again that the build has run, once', async () => {
    const { runner, updates, settle, emit } = await openPrepared();
    emit({ type: 'restarted', reason: 'hang', revision: updates[0]?.revision, isAlone: true });
    await settle();
    expect(updates).toHaveLength(2);
    expect(runner.getState()).toMatchObject({ hold: undefined, stopped: undefined });
    emit({ type: 'restarted', reason: 'hang', revision: updates[1]?.revision, isAlone: true });
    expect(runner.getState().hold).toBe('hang');
  });

  it('holds code that the build has run if it hangs after it has rendered', async () => {
    const { runner, updates, emit } = await openPrepared();
    emit({ type: 'rendered', revision: updates[0]?.revision ?? 0 });
    emit({ type: 'restarted', reason: 'hang', revision: updates[0]?.revision, isAlone: true });
    expect(runner.getState().hold).toBe('hang');
  });

  it('runs code again that was stopped beside earlier code, and holds it the second time', async () => {
    const { runner, updates, settle, emit } = await open();
    emit({ type: 'rendered', revision: updates[0]?.revision ?? 0 });
    runner.edit(write("color: 'blue'"));
    await settle();
    emit({ type: 'restarted', reason: 'flood', revision: updates[1]?.revision, isAlone: false });
    expect(runner.getState()).toMatchObject({ hold: undefined, stopped: 'flood' });
    await settle();
    expect(updates).toHaveLength(3);
    emit({ type: 'restarted', reason: 'flood', revision: updates[2]?.revision, isAlone: true });
    await settle();
    expect(runner.getState()).toMatchObject({ hold: 'flood', stopped: undefined });
    expect(updates).toHaveLength(3);
  });

  it('silently runs newer code that waited behind the stopped code', async () => {
    let isBlocked = false;
    const { runner, updates, settle, emit } = await open((program) =>
      isBlocked ? new Promise(() => undefined) : here(program),
    );
    isBlocked = true;
    runner.edit(write("color: 'blue'"));
    await settle();
    isBlocked = false;
    emit({ type: 'restarted', reason: 'hang', revision: updates[0]?.revision, isAlone: true });
    await settle();
    expect(updates).toHaveLength(2);
    expect(runner.getState()).toMatchObject({ hold: undefined, stopped: undefined });
    expect(runner.getState().result?.files).toEqual(write("color: 'blue'"));
  });

  it('lists problems of rendered elements, only of the present code, and describes styles once', async () => {
    const describeCode = vi.fn(() => []);
    const rendered = {
      lists: [{ tag: 'p', classes: 'f1', count: 1 }],
      arrived: [],
      order: { isReversed: false, isByWidth: false },
      changes: [],
    };
    const { runner, updates, emit, settle } = await open(here, {
      describe: describeCode,
      describeRendered: (_files, _analysis, { lists }) =>
        lists.map(({ tag: message }) => ({
          source: 'styles',
          severity: 'warning',
          file: 'App.tsx',
          line: 1,
          column: 1,
          message,
        })),
    });
    const revision = updates[0]?.revision ?? 0;
    emit({ type: 'classes', revision, rendered });
    expect(runner.getState().problems.map(({ message }) => message)).toEqual(['p']);
    emit({ type: 'classes', revision, rendered: { ...rendered, lists: [] } });
    expect(runner.getState().problems).toEqual([]);
    expect(describeCode).toHaveBeenCalledOnce();
    runner.updateProblems();
    expect(describeCode).toHaveBeenCalledTimes(2);
    runner.edit({ 'App.tsx': 'export default' });
    await settle();
    emit({ type: 'classes', revision, rendered });
    expect(runner.getState().problems.map(({ source }) => source)).toEqual(['syntax']);
  });

  it('still reports what the user does in the preview while newer code does not compile', async () => {
    const { runner, updates, settle, emit } = await open();
    const revision = updates[0]?.revision ?? 0;
    emit({ type: 'rendered', revision });
    runner.edit({ 'App.tsx': 'const = 1;' });
    await settle();
    emit({ type: 'inspected', revision, element: undefined });
    expect(runner.getState().inspected).toMatchObject({ type: 'inspected', revision });
  });

  it('shows no problems of earlier code if newer code cannot be analyzed', async () => {
    let isBroken = false;
    const { runner, settle } = create((program) =>
      isBroken ? Promise.reject(new Error('The preview did not load.')) : here(program),
    );
    runner.open({ 'App.tsx': 'const = 1;' });
    await settle();
    expect(runner.getState().problems).not.toEqual([]);
    isBroken = true;
    runner.open(write("color: 'red'"));
    await settle();
    expect(runner.getState()).toMatchObject({ problems: [], failure: 'The preview did not load.' });
  });

  it('does not cancel an edit that is about to run when earlier code is stopped', async () => {
    const { runner, updates, settle, emit } = await open();
    runner.edit(write("color: 'blue'"));
    emit({ type: 'restarted', reason: 'hang', revision: updates[0]?.revision, isAlone: true });
    await settle();
    expect(updates).toHaveLength(2);
    expect(runner.getState().hold).toBeUndefined();
  });

  it('does not blame code that renders after the restart', async () => {
    const { runner, updates, settle, emit } = await openThenEdit();
    emit({ type: 'restarted', reason: 'hang', revision: updates[1]?.revision, isAlone: false });
    await settle();
    emit({ type: 'rendered', revision: updates[2]?.revision ?? 0 });
    expect(runner.getState()).toMatchObject({ hold: undefined, stopped: undefined });
  });

  it('does not blame code that had just rendered and renders again after the restart', async () => {
    const { runner, updates, settle, emit } = await openThenEdit();
    emit({ type: 'rendered', revision: updates[1]?.revision ?? 0 });
    emit({ type: 'restarted', reason: 'hang', revision: updates[1]?.revision, isAlone: false });
    await settle();
    expect(runner.getState()).toMatchObject({ hold: undefined, stopped: 'hang' });
    emit({ type: 'rendered', revision: updates[2]?.revision ?? 0 });
    expect(runner.getState()).toMatchObject({ hold: undefined, stopped: undefined });
  });

  it('reports the stop of code that had rendered, until the user dismisses it', async () => {
    const { runner, updates, settle, emit } = await openThenEdit();
    emit({ type: 'rendered', revision: updates[1]?.revision ?? 0 });
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 5000);
    emit({ type: 'restarted', reason: 'hang', revision: updates[1]?.revision, isAlone: false });
    await settle();
    emit({ type: 'rendered', revision: updates[2]?.revision ?? 0 });
    expect(runner.getState()).toMatchObject({ hold: undefined, stopped: 'hang' });
    runner.dismissStop();
    expect(runner.getState().stopped).toBeUndefined();
  });

  it('does not run held code when the sandbox is replaced', async () => {
    const { runner, updates, settle, emit } = await open();
    runner.open(write("color: 'blue'"), 'link');
    emit({ type: 'restarted', reason: 'hang', revision: updates[0]?.revision, isAlone: true });
    await settle();
    expect(updates).toHaveLength(1);
    expect(runner.getState().hold).toBe('link');
  });

  it('holds code whose styles crash the sandbox twice', async () => {
    const { runner, updates, settle, emit } = await open(() => new Promise(() => undefined));
    const stop: SandboxEvent = {
      type: 'restarted',
      reason: 'crash',
      revision: undefined,
      isAlone: true,
    };
    emit(stop);
    await settle();
    expect(runner.getState().hold).toBeUndefined();
    emit(stop);
    expect(runner.getState().hold).toBe('crash');
    expect(updates).toEqual([]);
  });

  it('remembers that code runs from when the sandbox is ready until the run ends', async () => {
    const { log, updates, emit } = await open();
    expect(log).not.toContain('begin');
    emit({ type: 'ready' });
    expect(log.at(-1)).toBe('begin');
    emit({ type: 'plain', revision: updates[0]?.revision ?? 0, value: { kind: 'nothing' } });
    expect(log.at(-1)).toBe('end');
  });

  it('shows a default export that is not a component, until one is', async () => {
    const { runner, updates, settle, emit } = await open();
    const revision = updates[0]?.revision ?? 0;
    emit({ type: 'plain', revision, value: { kind: 'nothing' } });
    emit({ type: 'rendered', revision });
    expect(runner.getState()).toMatchObject({ rendered: 1, plain: { kind: 'nothing' } });
    runner.edit(write("color: 'blue'"));
    await settle();
    emit({ type: 'rendered', revision: updates[1]?.revision ?? 0 });
    expect(runner.getState().plain).toBeUndefined();
  });

  it('drops the error of earlier code once code without a component runs', async () => {
    const { runner, updates, settle, emit } = await open();
    const fault = { phase: 'render', name: 'Error', message: 'Boom' } as const;
    emit({ type: 'fault', revision: updates[0]?.revision ?? 0, fault });
    runner.edit(write("color: 'blue'"));
    await settle();
    const revision = updates[1]?.revision ?? 0;
    emit({ type: 'plain', revision, value: { kind: 'nothing' } });
    expect(runner.getState()).toMatchObject({ error: undefined, plain: { kind: 'nothing' } });
    emit({ type: 'fault', revision, fault });
    emit({ type: 'plain', revision, value: { kind: 'nothing' } });
    expect(runner.getState().error?.message).toBe('Error: Boom');
  });

  it('restarts the sandbox when the user runs code again', async () => {
    const { runner, log, updates, settle, emit } = await open();
    emit({ type: 'rendered', revision: updates[0]?.revision ?? 0 });
    await runner.runAgain();
    await settle();
    expect(log).toContain('restart');
    expect(updates).toHaveLength(2);
  });

  it('says that the sandbox cannot be set up', async () => {
    const { runner, emit } = await open();
    emit({ type: 'failed', reason: 'No workers here.' });
    expect(runner.getState().failure).toBe('No workers here.');
  });

  it('still says so when a prepared run arrives later', async () => {
    const code = write("color: 'red'");
    const { runner, updates, log, settle, emit } = create(here, {
      findPrepared: async () => {
        await settle();
        return prepareRun(code);
      },
    });
    runner.open(code);
    emit({ type: 'failed', reason: 'No network.' });
    await settle();
    await settle();
    expect(runner.getState()).toMatchObject({
      failure: 'No network.',
      result: { outputs: { css: { text: expect.stringContaining('color: red') as unknown } } },
    });
    expect(updates).toEqual([]);
    expect(log.at(-1)).toBe('end');
  });

  it('sets a failed sandbox up again when the user runs the code', async () => {
    const { runner, log, updates, settle, emit } = await open();
    emit({ type: 'failed', reason: 'No network.' });
    await runner.runAgain();
    await settle();
    expect(log).toContain('restart');
    expect(runner.getState().failure).toBeUndefined();
    expect(updates).toHaveLength(2);
  });

  describe('the console', () => {
    const openConsole = async () => {
      const one = await open();
      const revision = one.updates[0]?.revision ?? 0;
      const say = (text: string) =>
        one.emit({ type: 'console', revision, entry: { level: 'log', text } });
      const read = () => one.runner.getState().console;
      return { ...one, say, read };
    };

    it('shows the first line immediately, and many lines in few updates', async () => {
      const { runner, say, read } = await openConsole();
      let count = 0;
      runner.subscribe(() => count++);
      say('0');
      expect(read().map(({ text }) => text)).toEqual(['0']);
      for (let i = 1; i < 600; i++) say(String(i));
      await expect.poll(() => read().at(-1)?.text).toBe('599');
      expect(count).toBe(2);
      expect(read()).toHaveLength(500);
      expect(new Set(read().map(({ id }) => id)).size).toBe(500);
    });

    it('counts identical consecutive lines', async () => {
      const { say, read } = await openConsole();
      for (const text of ['a', 'a', 'a', 'b', 'a']) say(text);
      await expect.poll(() => read().length).toBe(3);
      expect(read().map(({ text, count }) => [text, count])).toEqual([
        ['a', 3],
        ['b', 1],
        ['a', 1],
      ]);
    });

    it('keeps what was logged right before an edit, and nothing that was cleared', async () => {
      const { runner, say, read } = await openConsole();
      say('a');
      say('b');
      runner.edit(write("color: 'blue'"));
      expect(read().map(({ text }) => text)).toEqual(['a', 'b']);
      const other = await openConsole();
      other.say('a');
      other.say('b');
      other.runner.clearConsole();
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(other.read()).toEqual([]);
    });
  });
});
