import type { SourceFiles } from '@griffel-site/engine';
import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createDraftSaver, type DraftKeeper } from '../draft/createDraftKeeper.ts';
import type { CodeEditorHandle } from '../editor/CodeEditorProps.ts';
import { loadFluent } from '../fluent/attachFluent.ts';
import { preloadOutputs } from '../output/Outputs.tsx';
import type { MeasureSizes } from '../output/useSizes.ts';
import type { PlaygroundProps } from '../PlaygroundProps.ts';
import { diagnosticToProblem } from '../problems/Problem.ts';
import type { Opened } from '../project/openAddress.ts';
import { haveSameFiles, type Project } from '../project/Project.ts';
import { Runner, type RunnerOptions } from '../run/Runner.ts';
import { hasOutcome, type RunState } from '../run/RunState.ts';
import { rememberHang } from '../run/rememberHang.ts';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { useTools } from '../tools/useTools.ts';
import type { View } from '../view/View.ts';
import {
  type Said,
  shareWork,
  startWork,
  transition,
  type WorkEffect,
  type WorkEvent,
  type WorkState,
} from './transition.ts';

/** What the playground works with: what its page gives it, and the code that was opened. */
export interface WorkProps extends PlaygroundProps {
  drafts: DraftKeeper;
  opened: Opened;
  open: (opened: Opened) => void;
}

/** The code, what it does, and what can be done with it. */
export interface Work {
  state: WorkState;
  editor: RefObject<CodeEditorHandle | null>;
  runner: Runner;
  /** What became of the code when it ran. */
  ran: RunState;
  setView: (view: Partial<View>) => void;
  readNews: () => void;
  dismissSaid: () => void;
  /** The user has copied what the page could not. */
  confirmCopy: () => void;
  /** The editor has other code, or shows another file. */
  change: (project: Project, source: Project) => void;
  run: () => void;
  /** Loads other files into the editor; undo brings the former ones back. */
  use: (files: SourceFiles) => void;
  format: () => Promise<void>;
  reset: () => void;
  share: () => Promise<void>;
  download: () => Promise<void>;
  copyIssue: () => Promise<void>;
  copyEmbed: () => Promise<void>;
  measure: MeasureSizes;
}

const runs = rememberHang();

const loadEngine = () => import('../run/engine.ts');

/** From the first preview to what can wait, in milliseconds. */
const MOMENT = 500;

/** Until there is time for more. */
let describeStyles: RunnerOptions['describe'] = (_files, { diagnostics }) =>
  diagnostics.map(diagnosticToProblem);

/**
 * Ties `transition` to the editor, the runs and the browser's storage.
 *
 * @param host - where the sandbox goes
 */
export function useWork(props: WorkProps, host: RefObject<HTMLElement | null>): Work {
  const { opened, open, templates, drafts, parts } = props;
  const { loadScripts, loadTemplateRun, loadVersions } = props;
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
  const ran = useRunner(runner);
  useEffect(() => () => runner.destroy(), [runner]);
  const getTools = useTools(parts);

  const [store] = useState(() => createStore(opened));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { send } = store;
  useEffect(() => {
    const saver = createDraftSaver(drafts, (outcome) => send({ type: 'saved', outcome }));
    store.setPerform((effect) => {
      switch (effect.type) {
        case 'own draft':
          drafts.open();
          break;
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
          break;
        default:
          effect satisfies never;
      }
    });
    return () => saver.close();
  }, [store, send, drafts, runner, open]);
  useEffect(() => {
    const { hold } = runner.getState();
    send({ type: 'open', opened, hold, wasRunning: runs.wasRunning(opened.code.files) });
  }, [opened, runner, send]);

  // What is not needed to see the code run comes after that.
  const isSettled = hasOutcome(ran);
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(() => {
      void editor.current?.loadExtras();
      // Small, and nobody should miss them when the network goes.
      void Promise.allSettled([
        loadEngine(),
        preloadOutputs(),
        import('../share/createShareLink.ts'),
      ]);
      import('../lint/describeStyles.ts').then(
        (module) => {
          describeStyles = module.describeStyles;
          runner.updateProblems();
        },
        // The rest of the playground does not depend on it.
        () => undefined,
      );
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [isSettled, runner]);

  const say = (said: Said | undefined) => send({ type: 'say', said });
  const attempt = async (of: Said['of'], action: () => Promise<Omit<Said, 'of'> | undefined>) => {
    try {
      const said = await action();
      say(said && { ...said, of });
    } catch (error) {
      say({ of, kind: 'failed', text: describeFailure(error) });
    }
  };

  return {
    state,
    editor,
    runner,
    ran,
    setView: (view) => send({ type: 'view', view }),
    readNews: () => send({ type: 'read news' }),
    dismissSaid: () => say(undefined),
    confirmCopy: () => {
      const { said } = store.getState();
      if (said) say({ of: said.of, kind: 'done', text: 'Copied.' });
    },
    change: useCallback(
      (project, source) => {
        const { hold } = runner.getState();
        send({ type: 'change', project, source, hold });
      },
      [runner, send],
    ),
    run: () => void runner.runAgain(),
    use: (files) => send({ type: 'reset', template: files }),
    reset: () => {
      const { template, trust } = store.getState().opened;
      const start = template ?? (trust === 'draft' ? templates[0] : undefined);
      send({ type: 'reset', template: start?.files });
    },
    format: () =>
      attempt('format', async () => {
        const { active, files } = store.getState().project;
        const before = files[active] ?? '';
        const result = await (await getTools()).format(active, before);
        if (result.kind === 'failed') {
          const { file, line, column, message } = result.problem;
          const place = `${file}:${String(line)}:${String(column)}`;
          return { kind: 'failed', text: `This file was not formatted: ${place} ${message}` };
        }
        // The user may have gone on meanwhile; their text is the one to keep.
        if (store.getState().project.files[active] === before) {
          editor.current?.replace(active, result.text);
        }
        return { kind: 'quiet', text: 'Formatted.' };
      }),
    share: () =>
      attempt('share', async () => {
        const { shareCode } = await import('../share/shareCode.ts');
        return shareCode(shareWork(store.getState()));
      }),
    download: () =>
      attempt('download', async () => {
        const { downloadProject } = await import('../download/downloadProject.ts');
        await downloadProject(store.getState().project, await loadVersions());
        return { kind: 'done', text: 'The project is downloaded.' };
      }),
    copyIssue: () =>
      attempt('issue', async () => {
        const { copyIssue } = await import('../share/shareCode.ts');
        return copyIssue(shareWork(store.getState()), await loadVersions());
      }),
    copyEmbed: () =>
      attempt('embed', async () => {
        const { copyEmbed } = await import('../share/shareCode.ts');
        return copyEmbed(shareWork(store.getState()));
      }),
    measure: useCallback(async (...text) => (await getTools()).measure(...text), [getTools]),
  };
}

/** Holds the state of `transition`, and has its effects performed. */
function createStore(opened: Opened): {
  getState: () => WorkState;
  subscribe: (listener: () => void) => () => void;
  send: (event: WorkEvent) => void;
  setPerform: (perform: (effect: WorkEffect) => void) => void;
} {
  let state = startWork(opened);
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
      // To load files makes the editor report them, which is an event of its own: the state is ready.
      for (const effect of effects) perform?.(effect);
    },
    setPerform(next) {
      perform = next;
    },
  };
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Bundlers name an address, which tells the user nothing.
  return error.name === 'ChunkLoadError'
    ? 'This part of the playground could not be loaded. Check your connection, then try again or reload the page.'
    : error.message;
}

/** What is known of the reader's code, as it changes. */
function useRunner({ subscribe, getState }: Runner): RunState {
  return useSyncExternalStore(subscribe, getState);
}
