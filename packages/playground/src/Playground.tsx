import { mergeClasses } from '@griffel/react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createLazy } from './controls/createLazy.tsx';
import { TabList } from './controls/TabList.tsx';
import { createDraftKeeper } from './draft/createDraftKeeper.ts';
import { CodeEditor, type EditorNotice } from './editor/CodeEditor.tsx';
import type { CursorPosition } from './editor/marks/codeMarks.ts';
import { StatusBar } from './layout/StatusBar.tsx';
import { useLayoutStyles } from './layout/useLayoutStyles.ts';
import { useStoredValue } from './layout/useStoredValue.ts';
import { chooseLayout, type Part, PARTS, WorkArea, useKeyboardHeight } from './layout/WorkArea.tsx';
import type { PanelName } from './layout/WorkPanel.tsx';
import { useControlStyles } from './look/useControlStyles.ts';
import { Notices } from './messages/Notices.tsx';
import { Outputs } from './output/Outputs.tsx';
import { useAtoms } from './output/useAtoms.ts';
import type { PlaygroundProps } from './PlaygroundProps.ts';
import { useElementPointing } from './pointing/useElementPointing.ts';
import { useInspect } from './pointing/useInspect.ts';
import { PreviewPanel, PreviewTools } from './preview/PreviewPanel.tsx';
import { useElementSize } from './preview/useElementSize.ts';
import { countProblems, joinProblems, printProblems, sortProblems } from './problems/Problem.ts';
import { useOpened } from './project/openAddress.ts';
import { describeStop, rewordError } from './run/describeError.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useTypes } from './types/useTypes.ts';
import { useWork, type WorkProps } from './work/useWork.ts';

const [LazyPanel, preloadPanel] = createLazy(
  async () => (await import('./layout/WorkPanel.tsx')).WorkPanel,
);

const [LazyInspect] = createLazy(
  async () => (await import('./pointing/InspectPanel.tsx')).InspectPanel,
);

const [LazyEmbedded] = createLazy(
  async () => (await import('./embedded/EmbeddedPlayground.tsx')).EmbeddedPlayground,
);

type Switch = 'on' | 'off';

/** A window without storage, as in browsers that forbid it. */
const NO_STORAGE: Parameters<typeof createDraftKeeper>[0] = {
  get localStorage(): Storage {
    throw new DOMException('An embedded playground keeps nothing.', 'SecurityError');
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

/**
 * The playground: an editor, a preview of its code, and what Griffel produces from it. It fills the height of
 * its container.
 *
 * In: the page's address, templates, and the URLs of the built parts (`PlaygroundProps`). Out: the preview,
 * the outputs, and links, drafts and downloads. In between: `project/openAddress` finds the code for the
 * address. `work/` keeps what the user types and decides what runs by itself. `run/Runner` has it compiled
 * (`compile/`), and has its styles computed and its components rendered in the `sandbox/`, whose answers are
 * untrusted and validated in `readFrameEvent` and `readOutcome`. `output/`, `pointing/` and `preview/` show
 * the resulting `RunState`. What the first preview does not need is loaded with `import()`. `bundle/` builds
 * the scripts of frames and workers.
 */
export function Playground(props: PlaygroundProps) {
  const { isEmbedded } = props;
  // An embedded playground neither opens nor replaces the draft.
  const [drafts] = useState(() => createDraftKeeper(isEmbedded ? NO_STORAGE : window));
  const [opened, open, showEdited] = useOpened(props, drafts);
  // Reading a link takes a moment.
  if (!opened) return null;
  const Shown = isEmbedded ? LazyEmbedded : Instrument;
  return <Shown {...props} {...{ drafts, opened, open, showEdited }} />;
}

function Instrument(props: WorkProps) {
  const { opened, parts, keys } = props;
  const styles = useLayoutStyles();
  const controls = useControlStyles();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [measure, size] = useElementSize();
  const keyboard = useKeyboardHeight();
  const layout = chooseLayout(size);
  const [part, setPart] = useState<Part>('Preview');
  const [panel, setPanel] = useState<PanelName>();
  const [isDragging, setDragging] = useState(false);
  const [notice, setNotice] = useState<EditorNotice>();
  const [cursor, setCursor] = useState<CursorPosition>();
  const [wrap, setWrap] = useStoredValue<Switch>('wrap', 'on', (text) =>
    text === 'on' || text === 'off' ? text : undefined,
  );

  const work = useWork(props, host);
  const { editor, runner, ran, state, setView } = work;
  const { project, view, said } = state;
  const [typeProblems, loadTypes] = useTypes(parts, project.files);
  const problems = useMemo(
    () => sortProblems(joinProblems(ran.problems, typeProblems)),
    [ran.problems, typeProblems],
  );
  const previewed = useMemo(
    () => ({ ...ran, error: rewordError(ran.error, problems) }),
    [ran, problems],
  );
  const atoms = useAtoms(root, project, ran.staleBecause === undefined ? ran.result : undefined);

  const where = useElementPointing(root, atoms.pointed, work);
  const inspect = useInspect({ runner, event: ran.inspected });

  // If a link names an output, a phone shows it first.
  const [viewed, setViewed] = useState<typeof opened>();
  if (viewed !== opened) {
    setViewed(opened);
    if (opened.code.view?.tab) setPart('Output');
  }

  // Stable across renders, because hundreds of memoized console rows receive it.
  const jump = useCallback(
    (file: string, line: number, column: number) => {
      setPart('Code');
      setPanel(undefined);
      // The editor must be rendered before it can scroll.
      requestAnimationFrame(() => editor.current?.goTo(file, line, column));
    },
    [editor],
  );
  // Preloaded, so that it works even if the network fails later.
  useEffect(() => {
    if (ran.rendered > 0) void preloadPanel().catch(() => undefined);
  }, [ran.rendered]);

  const getPanelId = (name: string) => `${id}-${name.replace(' ', '-')}`;
  const close = () => setPanel(undefined);
  const count = countProblems(problems);
  const isOne = layout === 'one';
  // An on-screen keyboard leaves little space.
  const isStrip = isOne && part === 'Code' && (keyboard > 0 || size.height < 480);

  return (
    <section
      ref={root}
      aria-labelledby={`${id}-title`}
      className={mergeClasses(styles.root, styles.instrument)}
      style={keyboard > 0 ? { height: `calc(100% - ${String(keyboard)}px)` } : undefined}
    >
      <div ref={measure} className={styles.ruler} />
      <p role="status" className={controls.unseen}>
        {(said && said.kind !== 'failed' && said.link === undefined ? said.text : undefined) ??
          describeStop(ran.hold ?? ran.stopped) ??
          (problems.length > 0
            ? printProblems(problems)
            : ran.isEmpty
              ? 'Nothing is rendered'
              : ran.rendered > 0
                ? 'Rendered, no problems'
                : '')}
      </p>
      <p role="status" className={controls.unseen}>
        {where}
      </p>
      <Toolbar
        titleId={`${id}-title`}
        {...props}
        work={work}
        onOpen={setPanel}
        isWrapped={wrap === 'on'}
        onWrap={(isWrapped) => setWrap(isWrapped ? 'on' : 'off')}
      />
      <WorkArea
        layout={layout}
        part={part}
        hasStrip={isStrip}
        getPanelId={getPanelId}
        onDrag={setDragging}
        editor={
          <CodeEditor
            ref={editor}
            initial={opened.code}
            onChange={work.change}
            problems={problems}
            marks={atoms.marks}
            loadTypes={loadTypes}
            onRun={work.run}
            onFormat={work.format}
            onPlace={atoms.markAt}
            onCursor={setCursor}
            onNotice={setNotice}
            wrap={wrap === 'on'}
          />
        }
        preview={
          <PreviewPanel
            ran={previewed}
            runner={runner}
            host={host}
            view={view}
            onView={setView}
            onJump={jump}
            isCovered={isDragging}
            isStrip={isStrip}
            tools={
              <PreviewTools runner={runner} inspect={inspect} hasRendered={ran.rendered > 0} />
            }
          >
            {inspect.isOn && ran.result && (
              <LazyInspect
                inspect={inspect}
                analysis={ran.result.analysis}
                traces={atoms.traces}
                hues={ran.result.outputs?.hues ?? {}}
                onAtom={atoms.mark}
              />
            )}
          </PreviewPanel>
        }
        output={
          <Outputs
            state={ran}
            file={project.active}
            view={view}
            isChosen={isOne && part === 'Output'}
            onView={setView}
            measure={work.measure}
            onAtom={atoms.mark}
            onOrder={(order) => runner.sandbox?.setOrder(order)}
            onGoTo={jump}
            onFix={(fix) => editor.current?.applyFix(fix)}
          />
        }
        panel={
          panel && (
            <LazyPanel
              name={panel}
              id={getPanelId(panel)}
              problems={problems}
              entries={ran.console}
              keys={keys}
              isHeld={ran.hold !== undefined}
              files={project.files}
              parts={parts}
              direction={view.direction === 'rtl' ? 'rtl' : 'ltr'}
              ground={view.ground}
              result={ran.result}
              onAtom={atoms.mark}
              onUse={(files) => {
                work.use(files);
                setPart('Code');
              }}
              onJump={jump}
              onFix={(fix) => editor.current?.applyFix(fix)}
              onClear={() => runner.clearConsole()}
              onClose={close}
            />
          )
        }
      />
      <StatusBar
        problems={problems}
        logged={ran.console.length}
        hasLoggedError={ran.console.some(({ level }) => level === 'error')}
        opened={panel}
        onOpen={setPanel}
        getPanelId={getPanelId}
        notice={<Notices {...props} work={work} notice={notice} />}
        isSaved={opened.trust === 'draft' || state.news.isSaved ? state.news.isSaved : undefined}
        cursor={cursor}
      />
      {isOne && (
        <div className={styles.parts}>
          <TabList
            label="View"
            names={PARTS}
            chosen={part}
            onChoose={setPart}
            getPanelId={getPanelId}
            getNote={(name) => (name === 'Code' && count > 0 ? String(count) : undefined)}
          />
        </div>
      )}
    </section>
  );
}
