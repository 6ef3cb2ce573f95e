import type { EvaluationOutcome } from '@griffel-site/engine';
import type { CompiledModule } from '../compile/CompiledModule.ts';
import {
  attachFluentToModules,
  attachFluentToProgram,
  needsFluent,
} from '../fluent/attachFluent.ts';
import { createWatchdog, MAX_MISSED_PINGS, PING_INTERVAL, type Watchdog } from './timeLimits.ts';
import { openSession, type Session, type SessionHandlers } from './openSession.ts';
import { LIMITS } from './protocol/limits.ts';
import type { ToFrame, ToWrapper } from './protocol/messages.ts';
import { readFrameEvent } from './readFrameEvent.ts';
import { EvaluationTimeoutError, readOutcome } from './readOutcome.ts';
import type {
  PreviewUpdate,
  RunFault,
  SandboxEvent,
  SandboxOptions,
  VersionedSandbox,
} from './Sandbox.ts';
import { countSandboxes, joinPage, restartPage } from './sandboxesOfPage.ts';

/** Events with which the frame answers an update. */
const ANSWERS: readonly string[] = ['rendered', 'plain', 'fault'];

const countMissablePings = (): number => MAX_MISSED_PINGS * countSandboxes();

/** How many times as long the first update may take: no earlier code can have broken the frame. */
const PATIENCE_WITH_FIRST = 4;

/** Creates the sandbox in which the user's code runs, and starts to load it. Until it is ready, requests wait. */
export function createSandbox({
  host,
  title = 'Preview',
  style,
  measuresHeight = false,
  wrapper,
  loadScripts,
  loadFluent = () => Promise.reject(new Error('Fluent UI cannot be imported here.')),
  onEvent,
  pingInterval = PING_INTERVAL,
}: SandboxOptions): VersionedSandbox {
  const evaluations = createPendingEvaluations();
  const getFluent = createRetryingLoader(loadFluent);
  let session: Session | undefined;
  let watchdog: Watchdog | undefined;
  let isReady = false;
  let isDestroyed = false;
  const readyListeners: (() => void)[] = [];
  let queue: ToWrapper[] = [];
  /** Of the last update. */
  let modules: readonly CompiledModule[] = [];
  let failure: string | undefined;
  let updateCount = 0;
  let lastId = 0;
  /** The last update that the present frames received, and whether it was the only one. */
  let lastUpdate: { revision: number; isAlone: boolean } | undefined;
  /** Messages that new frames receive, too, before anything renders. */
  const settings = new Map<ToFrame['type'], ToFrame>();
  /** The last update, until it is answered, and the number of pings that were answered since. */
  let unanswered: { revision: number; pongs: number } | undefined;

  const emit = (event: SandboxEvent): void => {
    if (!isDestroyed) onEvent(event);
  };
  /** Reports that the sandbox cannot be set up, and ends everything that waits for it. */
  const fail = (reason: string): void => {
    failure = reason;
    takeDown();
    for (const resolve of readyListeners.splice(0)) resolve();
    emit({ type: 'failed', reason });
  };
  const post = (message: ToWrapper): void => {
    if (!isReady) {
      queue.push(message);
      return;
    }
    if (message.type === 'frame' && message.message.type === 'render') {
      const { revision } = message.message;
      lastUpdate = { revision, isAlone: lastUpdate === undefined };
      unanswered = { revision, pongs: 0 };
    }
    session?.post(message);
  };

  const postSetting = (message: ToFrame): void => {
    settings.set(message.type, message);
    if (isReady) post({ type: 'frame', message });
  };

  const receive: SessionHandlers['onMessage'] = (message) => {
    switch (message.type) {
      case 'ready':
        isReady = true;
        watchdog = createWatchdog(
          (id) => session?.post({ type: 'ping', id }),
          () => restartPage(session?.isCrashed() ? 'crash' : 'hang'),
          pingInterval,
          countMissablePings,
        );
        emit({ type: 'ready' });
        for (const setting of settings.values()) post({ type: 'frame', message: setting });
        for (const queued of queue.splice(0)) post(queued);
        for (const resolve of readyListeners.splice(0)) resolve();
        break;
      case 'pong':
        // Late answers arrive together; only one of them counts.
        if (watchdog?.answer(message.id) && unanswered) {
          unanswered.pongs++;
          // The frame answers pings but does not render; it gets as much time as for a hang.
          const patience = lastUpdate?.isAlone ? PATIENCE_WITH_FIRST : 1;
          if (unanswered.pongs > countMissablePings() * patience) restartPage('broken');
        }
        break;
      case 'frame': {
        const event = readFrameEvent(message.text);
        if (event && ANSWERS.includes(event.type) && event.revision === unanswered?.revision) {
          unanswered = undefined;
        }
        if (event?.type === 'inspected' && !event.element) settings.delete('inspect');
        if (event?.type === 'fault') emit({ ...event, fault: mapToSource(event.fault, modules) });
        else if (event) emit(event);
        break;
      }
      case 'evaluated':
        evaluations.settle(message.id, () => readOutcome(message.text ?? ''));
        break;
      case 'timeout':
        evaluations.settle(message.id, () => {
          throw new EvaluationTimeoutError();
        });
        break;
      case 'left':
        restartPage('navigation');
        break;
      case 'broken':
        restartPage('broken');
        break;
      default:
        message satisfies never;
    }
  };

  const takeDown = (): void => {
    watchdog?.stop();
    session?.close();
    session = undefined;
    isReady = false;
    unanswered = undefined;
    queue = [];
    evaluations.rejectAll(failure ?? 'The preview was restarted in the meantime.');
  };

  const setUp = async (): Promise<void> => {
    failure = undefined;
    if (isDestroyed || session) return;
    const scripts = loadScripts();
    const frame = { host, title, address: wrapper, style };
    const opened = openSession(frame, scripts, {
      onMessage: receive,
      onFailure: fail,
      onFlood: () => restartPage('flood'),
      onFocusStealing: () => restartPage('focus'),
      onHistoryFlood: () => restartPage('navigation'),
    });
    session = opened;
    try {
      await scripts;
    } catch {
      if (session !== opened) return;
      fail(
        'The preview could not be loaded. Check your connection and try again. Your code is not lost.',
      );
    }
  };

  const postUpdate = ({ revision, entry, modules: updated }: PreviewUpdate): void => {
    // It supersedes an update that waits.
    queue = queue.filter((one) => one.type !== 'frame');
    const sources = updated.map(({ file, code, imports }) => ({ file, code, imports }));
    post({
      type: 'frame',
      message: { type: 'render', revision, entry, modules: sources, measuresHeight },
    });
  };

  const leavePage = joinPage({
    takeDown,
    startAgain(reason) {
      const { revision, isAlone = true } = lastUpdate ?? {};
      lastUpdate = undefined;
      emit({ type: 'restarted', reason, revision, isAlone: isAlone && countSandboxes() === 1 });
      void setUp();
    },
  });
  void setUp();

  return {
    async evaluate(program) {
      const complete = needsFluent(program.modules)
        ? attachFluentToProgram(program, await getFluent())
        : program;
      if (failure !== undefined || isDestroyed) {
        throw new Error(failure ?? 'The preview was removed.');
      }
      const id = ++lastId;
      const outcome = evaluations.add(id);
      post({ type: 'evaluate', id, program: complete });
      return outcome;
    },
    render(update) {
      modules = update.modules;
      const number = ++updateCount;
      if (!needsFluent(update.modules)) {
        postUpdate(update);
        return;
      }
      void getFluent().then(
        (code) => {
          // A newer update may have come meanwhile.
          if (number !== updateCount || isDestroyed) return;
          postUpdate({ ...update, modules: attachFluentToModules(update.modules, code) });
        },
        (error: Error) => {
          if (number === updateCount) fail(error.message);
        },
      );
    },
    setOrder(order) {
      post({ type: 'frame', message: { type: 'order', order } });
    },
    point(classes, color) {
      const id = ++lastId;
      // A frame that is not ready starts without outlines.
      const target = classes.length > 0 ? { id, classes, color } : undefined;
      if (isReady) post({ type: 'frame', message: { type: 'point', target } });
      return id;
    },
    inspect(color) {
      postSetting({ type: 'inspect', color });
    },
    setStates(states) {
      postSetting({ type: 'states', states });
    },
    step(step) {
      if (isReady) post({ type: 'frame', message: { type: 'step', step } });
    },
    setDirection(direction) {
      postSetting({ type: 'direction', direction });
    },
    setScheme(scheme) {
      postSetting({ type: 'scheme', scheme });
    },
    readElements(properties) {
      post({
        type: 'frame',
        message: { type: 'elements', properties: properties.slice(0, LIMITS.properties) },
      });
    },
    focus() {
      if (isReady) session?.focus();
    },
    restart() {
      takeDown();
      lastUpdate = undefined;
      return new Promise((resolve) => {
        readyListeners.push(resolve);
        void setUp();
      });
    },
    destroy() {
      isDestroyed = true;
      leavePage();
      takeDown();
      for (const resolve of readyListeners.splice(0)) resolve();
    },
  };
}

/** Evaluations that have no answer yet, by the id of their message. */
interface PendingEvaluations {
  add(id: number): Promise<EvaluationOutcome>;
  /** Resolves with what `read` returns, or rejects with what it throws. */
  settle(id: number, read: () => EvaluationOutcome): void;
  rejectAll(reason: string): void;
}

function createPendingEvaluations(): PendingEvaluations {
  type Resolvers = {
    resolve: (outcome: EvaluationOutcome) => void;
    reject: (error: Error) => void;
  };
  const pending = new Map<number, Resolvers>();
  return {
    add: (id) =>
      new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
      }),
    settle(id, read) {
      const evaluation = pending.get(id);
      pending.delete(id);
      try {
        evaluation?.resolve(read());
      } catch (error) {
        evaluation?.reject(error instanceof Error ? error : new Error(String(error)));
      }
    },
    rejectAll(reason) {
      for (const { reject } of pending.values()) reject(new Error(reason));
      pending.clear();
    },
  };
}

/** Calls `load` once, and again only if it failed. */
function createRetryingLoader(load: () => Promise<string>): () => Promise<string> {
  let loading: Promise<string> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Replaces the column of a fault, which is one of the compiled code, with that in the source, if it is known. */
function mapToSource({ column, ...fault }: RunFault, modules: readonly CompiledModule[]): RunFault {
  const { file, line } = fault;
  if (column === undefined || line === undefined) return fault;
  const found = modules.find((one) => one.file === file)?.findColumn?.(line, column);
  return found === undefined ? fault : { ...fault, column: found };
}
