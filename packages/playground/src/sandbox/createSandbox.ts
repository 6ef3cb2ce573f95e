import type { EvaluationOutcome } from '@griffel-site/engine';
import type { CompiledModule } from '../compile/CompiledModule.ts';
import { createWatchdog, type Watchdog } from './createWatchdog.ts';
import { EvaluationTimeoutError } from './EvaluationTimeoutError.ts';
import { openSession, type Session } from './openSession.ts';
import type { FromWrapper, ToWrapper } from './protocol/messages.ts';
import { readFrameEvent } from './readFrameEvent.ts';
import { readOutcome } from './readOutcome.ts';
import type { RunFault, Sandbox, SandboxEvent, SandboxOptions, SandboxScripts } from './Sandbox.ts';
import { joinPage, restartPage } from './sandboxesOfPage.ts';

interface Evaluation {
  resolve: (outcome: EvaluationOutcome) => void;
  reject: (error: Error) => void;
}

/**
 * Makes the place where the reader's code runs, and starts to load it. What is asked of it before
 * it is ready waits.
 */
export function createSandbox({
  host,
  loadScripts,
  onEvent,
  evaluationLimit = 1500,
}: SandboxOptions): Sandbox {
  const evaluations = new Map<number, Evaluation>();
  let scripts: SandboxScripts | undefined;
  let session: Session | undefined;
  let watchdog: Watchdog | undefined;
  let isReady = false;
  let isDestroyed = false;
  let whenReady: (() => void)[] = [];
  let waiting: ToWrapper[] = [];
  let shown: readonly CompiledModule[] = [];
  let failure: string | undefined;
  let count = 0;

  const emit = (event: SandboxEvent): void => {
    if (!isDestroyed) onEvent(event);
  };
  /** It cannot be set up: nobody is to wait for it any longer. */
  const fail = (reason: string): void => {
    failure = reason;
    session = undefined;
    takeDown();
    for (const resolve of whenReady.splice(0)) resolve();
    emit({ type: 'failed', reason });
  };
  const post = (message: ToWrapper): void => {
    if (isReady) session?.post(message);
    else waiting.push(message);
  };

  const receive = (message: FromWrapper): void => {
    switch (message.type) {
      case 'ready':
        isReady = true;
        watchdog = createWatchdog(
          (id) => session?.post({ type: 'ping', id }),
          () => restartPage(session?.isCrashed() ? 'crash' : 'hang'),
        );
        emit({ type: 'ready' });
        for (const one of waiting.splice(0)) session?.post(one);
        for (const resolve of whenReady.splice(0)) resolve();
        break;
      case 'pong':
        watchdog?.answer(message.id);
        break;
      case 'frame': {
        const event = readFrameEvent(message.text);
        if (event?.type === 'fault') emit({ ...event, fault: toSource(event.fault) });
        else if (event) emit(event);
        break;
      }
      case 'evaluated':
        settle(message.id, ({ resolve }) => resolve(readOutcome(message.text ?? '')));
        break;
      case 'timeout':
        settle(message.id, ({ reject }) => reject(new EvaluationTimeoutError(evaluationLimit)));
        break;
      case 'left':
        restartPage('navigation');
        break;
      case 'broken':
        restartPage('crash');
    }
  };

  /** Places a fault in the source: what the frame knows are the columns of what it runs. */
  const toSource = ({ column, ...fault }: RunFault): RunFault => {
    const { file, line } = fault;
    if (column === undefined || line === undefined) return fault;
    const found = shown.find((one) => one.file === file)?.findColumn?.(line, column);
    return found === undefined ? fault : { ...fault, column: found };
  };

  const settle = (id: number, how: (evaluation: Evaluation) => void): void => {
    const evaluation = evaluations.get(id);
    evaluations.delete(id);
    if (!evaluation) return;
    try {
      how(evaluation);
    } catch (error) {
      evaluation.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const takeDown = (): void => {
    watchdog?.stop();
    session?.close();
    session = undefined;
    isReady = false;
    waiting = [];
    for (const id of [...evaluations.keys()]) {
      settle(id, ({ reject }) =>
        reject(new Error(failure ?? 'The preview was started anew meanwhile.')),
      );
    }
  };

  const setUp = async (): Promise<void> => {
    failure = undefined;
    try {
      scripts ??= await loadScripts();
    } catch {
      fail(
        'What runs your code could not be loaded. Check your connection, then retry; your code stays.',
      );
      return;
    }
    if (isDestroyed || session) return;
    session = openSession(host, scripts, {
      onMessage: receive,
      onFailure: fail,
      onFlood: () => restartPage('flood'),
    });
  };

  const leavePage = joinPage({
    takeDown,
    setUp(reason) {
      emit({ type: 'restarted', reason });
      void setUp();
    },
  });
  void setUp();

  return {
    evaluate(program) {
      return new Promise((resolve, reject) => {
        if (failure !== undefined || isDestroyed) {
          reject(new Error(failure ?? 'The preview is gone.'));
          return;
        }
        const id = ++count;
        evaluations.set(id, { resolve, reject });
        post({ type: 'evaluate', id, program, limit: evaluationLimit });
      });
    },
    render(update) {
      shown = update.modules;
      // One that waits is superseded.
      waiting = waiting.filter((one) => one.type !== 'frame');
      const modules = shown.map(({ file, code, imports }) => ({ file, code, imports }));
      post({ type: 'frame', message: { type: 'render', ...update, modules } });
    },
    setDirection(direction) {
      post({ type: 'frame', message: { type: 'direction', direction } });
    },
    restart() {
      takeDown();
      return new Promise((resolve) => {
        whenReady.push(resolve);
        void setUp();
      });
    },
    destroy() {
      isDestroyed = true;
      leavePage();
      takeDown();
      whenReady = [];
    },
  };
}
