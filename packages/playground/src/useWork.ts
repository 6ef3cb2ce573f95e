import type { Direction, SourceFiles } from '@griffel-site/engine';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { compileProject } from './compile/compileProject.ts';
import { useDraft, type DraftNews } from './draft/useDraft.ts';
import type { CodeEditorHandle } from './editor/CodeEditorProps.ts';
import type { View } from './layout/WorkArea.tsx';
import { loadOutputPanel } from './output/OutputLoader.tsx';
import type { MeasureSizes } from './output/useSizes.ts';
import type { WorkProps } from './Playground.tsx';
import type { Project } from './project/Project.ts';
import type { Hold, RunState } from './run/RunState.ts';
import { diagnosticToProblem } from './problems/diagnosticToProblem.ts';
import { Runner, type RunnerOptions } from './run/Runner.ts';
import { useRunner } from './run/useRunner.ts';
import { watchRuns } from './run/watchRuns.ts';
import { createSandbox } from './sandbox/createSandbox.ts';
import { useTools } from './tools/useTools.ts';
import { shareCode } from './toolbar/shareCode.ts';

/** The reader's work: code, what it does, and what can be done with it. */
export interface Work {
  editor: RefObject<CodeEditorHandle | null>;
  project: Project;
  runner: Runner;
  state: RunState;
  news: DraftNews;
  dismissNews: () => void;
  /** The editor says that the code is another. */
  change: (project: Project, source: Project) => void;
  run: () => void;
  format: () => Promise<void>;
  reset: () => void;
  share: () => Promise<void>;
  download: () => Promise<void>;
  copyIssue: () => Promise<void>;
  measure: MeasureSizes;
  /** What came of the last of these, in words; a link that could not be copied stands beside it. */
  said: Said | undefined;
  dismissSaid: () => void;
}

export interface Said {
  /** `quiet` is for who cannot see it; the others have seen. */
  kind: 'done' | 'failed' | 'quiet';
  text: string;
  link?: string;
}

export interface UseWorkOptions extends WorkProps {
  /** Where the sandbox goes. */
  host: RefObject<HTMLElement | null>;
  view: View;
  direction: Direction;
  width: number | undefined;
}

const runs = watchRuns();

/** From the first preview to what can wait, in milliseconds. */
const MOMENT = 500;

/** Until there is time for more. */
let describeStyles: RunnerOptions['describe'] = (_files, { diagnostics }) =>
  diagnostics.map(diagnosticToProblem);

/** Ties the editor, the runs and the browser's storage together. */
export function useWork(options: UseWorkOptions): Work {
  const { opened, open, templates, drafts, host, parts, loadScripts, loadVersions } = options;
  const { view, direction, width } = options;
  const editor = useRef<CodeEditorHandle>(null);
  const [project, setProject] = useState<Project>(opened.code);
  const [said, setSaid] = useState<Said>();
  const [saidOf, setSaidOf] = useState(opened);
  if (saidOf !== opened) {
    setSaidOf(opened);
    setSaid(undefined);
  }
  const [news, keep, dismissNews] = useDraft(drafts);
  /** The files that were last run or loaded: a change of anything else is no edit. */
  const files = useRef<SourceFiles>(opened.code.files);
  const shown = useRef<typeof opened>(undefined);
  /** What the editor's files were opened as: undo may bring back those of earlier ones … */
  const sources = useRef(new WeakMap<Project, typeof opened>());
  /** … which then wait for the reader if they did when they were left. */
  const holds = useRef(new WeakMap<typeof opened, Hold>());

  const [runner] = useState(
    () =>
      new Runner({
        compile: compileProject,
        describe: (files, analysis) => describeStyles(files, analysis),
        watch: runs,
        createSandbox: (onEvent) => {
          if (!host.current) throw new Error('There is no place for the preview.');
          return createSandbox({
            host: host.current,
            wrapper: parts.sandbox,
            loadScripts,
            onEvent,
          });
        },
      }),
  );
  const state = useRunner(runner);
  useEffect(() => () => runner.destroy(), [runner]);
  const getTools = useTools(parts);

  const leave = useCallback(
    (former: typeof opened | undefined) => {
      const { hold } = runner.getState();
      if (former && hold) holds.current.set(former, hold);
      else if (former) holds.current.delete(former);
    },
    [runner],
  );

  useEffect(() => {
    const former = shown.current;
    // Undo has brought it back: its code is there, with all edits.
    if (former === opened) return;
    const { code, origin } = opened;
    if (origin === 'draft') drafts.open();
    leave(former);
    files.current = code.files;
    shown.current = opened;
    sources.current.set(code, opened);
    if (former) editor.current?.load(code, true);
    const wasRunning = runs.wasRunning(code.files);
    runner.open(code.files, origin === 'link' ? 'link' : wasRunning ? 'unfinished' : undefined);
  }, [opened, drafts, runner, leave]);

  // What is not needed to see the code run comes after that.
  const isSettled =
    state.rendered > 0 ||
    state.plain !== undefined ||
    state.hold !== undefined ||
    state.error !== undefined;
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(() => {
      void editor.current?.loadExtras();
      // Small, and nobody should miss them when the network goes.
      void Promise.allSettled([loadOutputPanel(), import('./share/createShareLink.ts')]);
      import('./lint/describeStyles.ts').then(
        (module) => {
          describeStyles = module.describeStyles;
          runner.describeAgain();
        },
        // The rest of the playground does not depend on it.
        () => undefined,
      );
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [isSettled, runner]);

  const change = useCallback(
    (next: Project, source: Project) => {
      setProject(next);
      const back = sources.current.get(source);
      const isBack = back !== undefined && back !== shown.current;
      const known = isBack ? back.code.files : files.current;
      files.current = next.files;
      if (isBack) {
        leave(shown.current);
        shown.current = back;
        open(back);
        runner.open(next.files, holds.current.get(back));
      }
      if (haveSameTexts(next.files, known)) return;
      setSaid(undefined);
      if (!isBack) runner.edit(next.files);
      const from = shown.current?.code.from;
      keep({ ...next, ...(from !== undefined && { from }) });
    },
    [runner, keep, open, leave],
  );

  const attempt = async (action: () => Promise<Said | undefined>) => {
    try {
      setSaid(await action());
    } catch (error) {
      setSaid({ kind: 'failed', text: describeFailure(error) });
    }
  };

  return {
    editor,
    project,
    runner,
    state,
    news,
    dismissNews,
    said,
    dismissSaid: () => setSaid(undefined),
    change,
    run: () => void runner.runAgain(),
    format: () =>
      attempt(async () => {
        const { active } = project;
        const result = await (await getTools()).format(active, project.files[active] ?? '', 0);
        if (result.kind === 'failed') {
          const { file, line, column, message } = result.problem;
          const place = `${file}:${String(line)}:${String(column)}`;
          return { kind: 'failed', text: `This file was not formatted: ${place} ${message}` };
        }
        // Meanwhile the reader may have gone on; their text is the one to keep.
        if (files.current[active] === project.files[active]) {
          editor.current?.replace(active, result.text);
        }
        return { kind: 'quiet', text: 'Formatted.' };
      }),
    reset: () => {
      const template = opened.template ?? (opened.origin === 'draft' ? templates[0] : undefined);
      const target = template?.files ?? opened.code.files;
      const active = template ? (Object.keys(target)[0] ?? '') : opened.code.active;
      const source = { files: target, active };
      sources.current.set(source, opened);
      editor.current?.load(source, true);
    },
    share: () =>
      attempt(() => {
        // Where a template or a draft began is no news to anybody.
        const { from } = opened.code;
        const isFromPage = opened.origin === 'sample' || opened.origin === 'link';
        return shareCode({
          ...project,
          ...(isFromPage && from !== undefined && { from }),
          view: {
            ...(view !== 'Code' && view !== 'Preview' && { tab: view }),
            ...(direction === 'rtl' && { direction }),
            ...(width !== undefined && { width }),
          },
        });
      }),
    download: () =>
      attempt(async () => {
        const { downloadProject } = await import('./toolbar/downloadProject.ts');
        await downloadProject(project, await loadVersions());
        return { kind: 'done', text: 'The project is downloaded.' };
      }),
    copyIssue: () =>
      attempt(async () => {
        const { copyIssue } = await import('./toolbar/copyIssue.ts');
        return copyIssue(project, await loadVersions());
      }),
    measure: useCallback(async (...text) => (await getTools()).measure(...text), [getTools]),
  };
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Bundlers name an address, which says nothing to a reader.
  return error.name === 'ChunkLoadError'
    ? 'What this takes could not be loaded. Check your connection, then try again.'
    : error.message;
}

function haveSameTexts(a: SourceFiles, b: SourceFiles): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
