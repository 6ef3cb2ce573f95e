import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createDraftSaver, type DraftKeeper } from '../draft/createDraftKeeper.ts';
import type { CodeEditorHandle } from '../editor/session/createEditorSession.ts';
import { loadFluent } from '../fluent/attachFluent.ts';
import { preloadOutputs } from '../output/Outputs.tsx';
import type { MeasureSizes } from '../output/useSizes.ts';
import type { PlaygroundProps } from '../PlaygroundProps.ts';
import { diagnosticToProblem } from '../problems/Problem.ts';
import { openDraft, type Opened } from '../project/openAddress.ts';
import { haveSameFiles, type Project } from '../project/Project.ts';
import { Runner, type RunnerOptions } from '../run/Runner.ts';
import { hasOutcome, type RunState } from '../run/RunState.ts';
import { rememberHang } from '../run/rememberHang.ts';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { readStoredValue } from '../layout/useStoredValue.ts';
import { parseGround } from '../view/View.ts';
import { useTools } from '../tools/useTools.ts';
import { GROUND, useWorkActions, type WorkActions } from './useWorkActions.ts';
import {
  startWork,
  transition,
  type WorkEffect,
  type WorkEvent,
  type WorkState,
} from './transition.ts';

/** The props of the playground, its drafts, and the code that was opened. */
export interface WorkProps extends PlaygroundProps {
  drafts: DraftKeeper;
  opened: Opened;
  open: (opened: Opened) => void;
  /** Called when the opened code has been edited. */
  showEdited: (opened: Opened) => void;
}

/** The code, its run, and what the user can do with it. */
export interface Work extends WorkActions {
  state: WorkState;
  editor: RefObject<CodeEditorHandle | null>;
  runner: Runner;
  /** The state of the last run. */
  ran: RunState;
  /** Called when the editor has other code, or shows another file. */
  change: (project: Project, source: Project) => void;
  run: () => void;
  measure: MeasureSizes;
}

const runs = rememberHang();

const loadEngine = () => import('../run/engineChunk.ts');

/** Milliseconds from the first outcome to loading what can wait. */
const PRELOAD_DELAY = 500;

/** Replaced by that of `lint/describeStyles` when it has loaded. */
let describeStyles: RunnerOptions['describe'] = (_files, { diagnostics }) =>
  diagnostics.map(diagnosticToProblem);
let describeRendered: NonNullable<RunnerOptions['describeRendered']> = () => [];

/**
 * Connects `transition` with the editor, the runs and the browser's storage.
 *
 * @param host - the element for the sandbox
 */
export function useWork(props: WorkProps, host: RefObject<HTMLElement | null>): Work {
  const { opened, open, showEdited, templates, drafts, parts } = props;
  const { loadScripts, loadTemplateRun } = props;
  const editor = useRef<CodeEditorHandle>(null);

  const [runner] = useState(
    () =>
      new Runner({
        loadEngine,
        findPrepared: (files) => {
          const known = templates.find((one) => haveSameFiles(one.files, files));
          return known && loadTemplateRun(known.id);
        },
        describe: (files, analysis) => describeStyles(files, analysis),
        describeRendered: (...args) => describeRendered(...args),
        watch: runs,
        createSandbox: (onEvent) => {
          if (!host.current) throw new Error('There is no place for the preview.');
          return createSandbox({
            host: host.current,
            wrapper: parts.sandbox,
            loadScripts,
            loadFluent: () => loadFluent(parts.fluent),
            onEvent,
          });
        },
      }),
  );
  const ran = useSyncExternalStore(runner.subscribe, runner.getState);
  useEffect(() => () => runner.destroy(), [runner]);
  const getTools = useTools(parts);

  const [store] = useState(() =>
    createStore(startWork(opened, readStoredValue(GROUND, parseGround))),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { send } = store;
  useEffect(() => {
    const saver = createDraftSaver(drafts, (outcome) => send({ type: 'saved', outcome }));
    store.setPerform((effect) => {
      switch (effect.type) {
        case 'own draft':
          saver.flush();
          drafts.open();
          break;
        case 'disown draft':
          saver.flush();
          drafts.disown();
          break;
        case 'restore draft': {
          saver.flush();
          const draft = drafts.restore();
          if (draft) open(openDraft(draft, templates));
          break;
        }
        case 'load':
          editor.current?.load(effect.project, effect.replacesOwn);
          break;
        case 'run':
          runner.open(effect.files, effect.hold);
          break;
        case 'run edit':
          runner.edit(effect.files);
          break;
        case 'show address':
          open(effect.opened);
          break;
        case 'direction':
          runner.setDirection(effect.direction);
          break;
        case 'keep':
          saver.keep(effect.code);
          showEdited(store.getState().opened);
          break;
        default:
          effect satisfies never;
      }
    });
    return () => saver.close();
  }, [store, send, drafts, runner, open, showEdited, templates]);
  useEffect(() => {
    const { hold } = runner.getState();
    send({ type: 'open', opened, hold, wasRunning: runs.wasRunning(opened.code.files) });
  }, [opened, runner, send]);

  // What the first run does not need is loaded after it.
  const isSettled = hasOutcome(ran);
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(() => {
      void editor.current?.loadExtras();
      // They are small, and must work even if the network fails later.
      void Promise.allSettled([loadEngine(), preloadOutputs(), import('../share/shareCode.ts')]);
      import('../lint/describeStyles.ts').then(
        (module) => {
          ({ describeStyles, describeRendered } = module);
          runner.updateProblems();
        },
        // The rest of the playground works without it.
        () => undefined,
      );
    }, PRELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [isSettled, runner]);

  const actions = useWorkActions(store, runner, editor, getTools, props);
  return {
    state,
    editor,
    runner,
    ran,
    ...actions,
    change: useCallback(
      (project, source) => {
        const { hold } = runner.getState();
        send({ type: 'change', project, source, hold });
      },
      [runner, send],
    ),
    run: () => void runner.runAgain(),
    measure: useCallback(async (...text) => (await getTools()).measure(...text), [getTools]),
  };
}

/** Holds the state of `transition`, and performs its effects. */
function createStore(state: WorkState): {
  getState: () => WorkState;
  subscribe: (listener: () => void) => () => void;
  send: (event: WorkEvent) => void;
  setPerform: (perform: (effect: WorkEffect) => void) => void;
} {
  let perform: ((effect: WorkEffect) => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      const [next, effects] = transition(state, event);
      if (next !== state) {
        state = next;
        for (const listener of listeners) listener();
      }
      // Effects come last, because loading files makes the editor report them, which sends another event.
      for (const effect of effects) perform?.(effect);
    },
    setPerform(next) {
      perform = next;
    },
  };
}
