import type { EvaluationOutcome, EvaluationProgram } from '@griffel-site/engine';
import type { CompiledModule } from '../compile/CompiledModule.ts';
import {
  attachFluentToModules,
  attachFluentToProgram,
  needsFluent,
} from '../fluent/attachFluent.ts';
import {
  createWatchdog,
  EVALUATION_LIMIT,
  MAX_MISSED_PINGS,
  PING_INTERVAL,
  type Watchdog,
} from './timeLimits.ts';
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
  SandboxScripts,
  VersionedSandbox,
} from './Sandbox.ts';
import { joinPage, restartPage } from './sandboxesOfPage.ts';

interface Evaluation {
  resolve: (outcome: EvaluationOutcome) => void;
  reject: (error: Error) => void;
}

/** What the frame says of an update once it is done with it. */
const ANSWERS: readonly string[] = ['rendered', 'plain', 'fault'];

/**
 * Makes the place where the reader's code runs, and starts to load it. What is asked of it before
 * it is ready waits.
 */
export function createSandbox({
  host,
  title = 'Preview',
  style,
  measuresHeight = false,
  wrapper,
  loadScripts,
  version,
  loadFluent = () => Promise.reject(new Error('Fluent UI cannot be imported here.')),
  onEvent,
  pingInterval = PING_INTERVAL,
}: SandboxOptions): VersionedSandbox {
  const evaluations = new Map<number, Evaluation>();
  let scripts: Promise<SandboxScripts> | undefined;
  let session: Session | undefined;
  let watchdog: Watchdog | undefined;
  let isReady = false;
  let isDestroyed = false;
  let whenReady: (() => void)[] = [];
  let waiting: ToWrapper[] = [];
  let shown: readonly CompiledModule[] = [];
  let failure: string | undefined;
  let fluent: Promise<string> | undefined;
  let updates = 0;
  let count = 0;
  /** The updates that the present frames were given: the last one, and whether it was the only one. */
  let given: { revision: number; isAlone: boolean } | undefined;
  /** What new frames are told, too, before anything renders. */
  const settings = new Map<ToFrame['type'], ToFrame>();
  /** The last update, until it is answered, and the pings that were answered since. */
  let unanswered: { revision: number; pongs: number } | undefined;

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
    if (!isReady) {
      waiting.push(message);
      return;
    }
    if (message.type === 'frame' && message.message.type === 'render') {
      const { revision } = message.message;
      given = { revision, isAlone: given === undefined };
      unanswered = { revision, pongs: 0 };
    }
    session?.post(message);
  };

  const setUpFrame = (message: ToFrame): void => {
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
        );
        emit({ type: 'ready' });
        for (const message of settings.values()) post({ type: 'frame', message });
        for (const one of waiting.splice(0)) post(one);
        for (const resolve of whenReady.splice(0)) resolve();
        break;
      case 'pong':
        watchdog?.answer(message.id);
        // It lives, but what renders does not: as long as for a hang.
        if (unanswered && ++unanswered.pongs > MAX_MISSED_PINGS) restartPage('broken');
        break;
      case 'frame': {
        const event = readFrameEvent(message.text);
        if (event && ANSWERS.includes(event.type) && event.revision === unanswered?.revision) {
          unanswered = undefined;
        }
        if (event?.type === 'inspected' && !event.element) settings.delete('inspect');
        if (event?.type === 'fault') emit({ ...event, fault: toSource(event.fault) });
        else if (event) emit(event);
        break;
      }
      case 'evaluated':
        settle(message.id, ({ resolve }) => resolve(readOutcome(message.text ?? '')));
        break;
      case 'timeout':
        settle(message.id, ({ reject }) => reject(new EvaluationTimeoutError(EVALUATION_LIMIT)));
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
    unanswered = undefined;
    waiting = [];
    for (const id of [...evaluations.keys()]) {
      settle(id, ({ reject }) =>
        reject(new Error(failure ?? 'The preview was restarted in the meantime.')),
      );
    }
  };

  const setUp = async (): Promise<void> => {
    failure = undefined;
    if (isDestroyed || session) return;
    scripts ??= loadScripts(version);
    const frame = { host, title, address: wrapper, style };
    const opened = openSession(frame, scripts, {
      onMessage: receive,
      onFailure: fail,
      onFlood: () => restartPage('flood'),
      onSiege: () => restartPage('focus'),
      onRoaming: () => restartPage('navigation'),
    });
    session = opened;
    try {
      await scripts;
    } catch {
      scripts = undefined;
      if (session !== opened) return;
      opened.close();
      fail(
        'The preview could not be loaded. Check your connection and try again. Your code is not lost.',
      );
    }
  };

  /** What the packages of Fluent UI are made of; a load that failed is tried again. */
  const getFluent = (): Promise<string> => {
    fluent ??= loadFluent().catch((error: unknown) => {
      fluent = undefined;
      throw error;
    });
    return fluent;
  };

  const evaluateNow = (program: EvaluationProgram): Promise<EvaluationOutcome> =>
    new Promise((resolve, reject) => {
      if (failure !== undefined || isDestroyed) {
        reject(new Error(failure ?? 'The preview was removed.'));
        return;
      }
      const id = ++count;
      evaluations.set(id, { resolve, reject });
      post({ type: 'evaluate', id, program, limit: EVALUATION_LIMIT });
    });

  const renderNow = (update: PreviewUpdate): void => {
    // One that waits is superseded.
    waiting = waiting.filter((one) => one.type !== 'frame');
    const modules = update.modules.map(({ file, code, imports }) => ({ file, code, imports }));
    post({ type: 'frame', message: { type: 'render', ...update, modules, measuresHeight } });
  };

  const leavePage = joinPage({
    takeDown,
    setUp(reason) {
      const { revision, isAlone = true } = given ?? {};
      given = undefined;
      emit({ type: 'restarted', reason, revision, isAlone });
      void setUp();
    },
  });
  void setUp();

  return {
    async evaluate(program) {
      return evaluateNow(
        needsFluent(program.modules) ? attachFluentToProgram(program, await getFluent()) : program,
      );
    },
    render(update) {
      const { modules } = update;
      shown = modules;
      const number = ++updates;
      if (!needsFluent(modules)) {
        renderNow(update);
        return;
      }
      void getFluent().then(
        (code) => {
          // Meanwhile the code may be another.
          if (number !== updates || isDestroyed) return;
          renderNow({ ...update, modules: attachFluentToModules(modules, code) });
        },
        (error: Error) => {
          if (number === updates) fail(error.message);
        },
      );
    },
    setOrder(order) {
      post({ type: 'frame', message: { type: 'order', order } });
    },
    point(classes, color) {
      const id = ++count;
      // What waits for the frame is an update that starts without outlines.
      const target = classes.length > 0 ? { id, classes, color } : undefined;
      if (isReady) post({ type: 'frame', message: { type: 'point', target } });
      return id;
    },
    inspect(color) {
      setUpFrame({ type: 'inspect', color });
    },
    setStates(states) {
      setUpFrame({ type: 'states', states });
    },
    step(step) {
      if (isReady) post({ type: 'frame', message: { type: 'step', step } });
    },
    setDirection(direction) {
      post({ type: 'frame', message: { type: 'direction', direction } });
    },
    setScheme(scheme) {
      post({ type: 'frame', message: { type: 'scheme', scheme } });
    },
    readElements(properties) {
      const some = properties.slice(0, LIMITS.properties);
      post({ type: 'frame', message: { type: 'elements', properties: some } });
    },
    setVersion(next) {
      if (next === version) return;
      version = next;
      scripts = undefined;
    },
    focus() {
      if (isReady) session?.focus();
    },
    restart() {
      takeDown();
      given = undefined;
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
