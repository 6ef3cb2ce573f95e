import type { Direction } from '@griffel-site/engine';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createDraftKeeper } from './draft/createDraftKeeper.ts';
import { CodeEditor } from './editor/CodeEditor.tsx';
import { ProblemsList } from './editor/problems/ProblemsList.tsx';
import { chooseLayout } from './layout/chooseLayout.ts';
import { useLayoutStyles } from './layout/useLayoutStyles.ts';
import { WorkArea, type View } from './layout/WorkArea.tsx';
import { Messages } from './messages/Messages.tsx';
import { OutputLoader } from './output/OutputLoader.tsx';
import { useAtoms } from './output/useAtoms.ts';
import type { PlaygroundProps } from './PlaygroundProps.ts';
import { PreviewPanel } from './preview/PreviewPanel.tsx';
import { useElementSize } from './preview/useElementSize.ts';
import type { Opened } from './project/openAddress.ts';
import { useOpened } from './project/useOpened.ts';
import { joinProblems } from './problems/joinProblems.ts';
import { sortProblems } from './problems/sortProblems.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useTypes } from './types/useTypes.ts';
import { useWork } from './useWork.ts';

/**
 * The playground: an editor, what its code does, and what Griffel makes of it. It is as high as the
 * box that it is in.
 */
export function Playground(props: PlaygroundProps) {
  const [drafts] = useState(() => createDraftKeeper(window));
  const [opened, open] = useOpened(props, drafts);
  // A link takes a moment to read.
  return opened ? <Work {...props} drafts={drafts} opened={opened} open={open} /> : null;
}

export interface WorkProps extends PlaygroundProps {
  drafts: ReturnType<typeof createDraftKeeper>;
  opened: Opened;
  open: (opened: Opened) => void;
}

function Work(props: WorkProps) {
  const { opened, parts } = props;
  const styles = useLayoutStyles();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [measure, size] = useElementSize();
  const layout = chooseLayout(size.width);
  const [view, setView] = useState<View>(opened.code.view?.tab ?? 'Preview');
  const [direction, setDirection] = useState<Direction>(opened.code.view?.direction ?? 'ltr');
  const [width, setWidth] = useState(opened.code.view?.width);
  const [isDragging, setDragging] = useState(false);
  const host = useRef<HTMLDivElement>(null);

  const work = useWork({ ...props, host, view, direction, width });
  const { editor, project, runner, state } = work;
  const [typeProblems, loadTypes] = useTypes(parts, project.files);
  const problems = useMemo(
    () => sortProblems(joinProblems(state.problems, typeProblems)),
    [state.problems, typeProblems],
  );
  const atoms = useAtoms(
    root,
    project,
    state.staleBecause === undefined ? state.result : undefined,
  );

  // Other code may come with a view of its own.
  const [viewed, setViewed] = useState(opened);
  if (viewed !== opened) {
    setViewed(opened);
    const wish = opened.code.view;
    if (wish?.tab) setView(wish.tab);
    if (wish?.direction) setDirection(wish.direction);
    if (wish?.width !== undefined) setWidth(wish.width);
  }
  useEffect(() => runner.setDirection(direction), [runner, direction]);

  // Only a phone has a tab for the code.
  const shown = view === 'Code' && layout !== 'tabs' ? 'Preview' : view;
  const jump = (file: string, line: number, column: number) => {
    if (layout === 'tabs') setView('Code');
    // The editor has to be there before it can scroll.
    requestAnimationFrame(() => editor.current?.goTo(file, line, column));
  };
  const getPanelId = (name: View) => `${id}-${name}`;

  return (
    <section ref={root} aria-labelledby={`${id}-title`} className={styles.root}>
      <div ref={measure} className={styles.ruler} />
      <Toolbar titleId={`${id}-title`} {...props} work={work} />
      <Messages {...props} work={work} problems={problems} />
      <WorkArea
        layout={layout}
        view={shown}
        onView={setView}
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
          />
        }
        problems={
          <ProblemsList
            problems={problems}
            onGoTo={jump}
            onFix={(fix) => editor.current?.applyFix(fix)}
          />
        }
        preview={
          <PreviewPanel
            id={getPanelId('Preview')}
            state={state}
            runner={runner}
            host={host}
            direction={direction}
            onDirection={setDirection}
            width={width}
            onWidth={setWidth}
            onJump={jump}
            isCovered={isDragging}
          />
        }
        output={
          shown !== 'Code' &&
          shown !== 'Preview' && (
            <OutputLoader
              tab={shown}
              id={getPanelId(shown)}
              state={state}
              file={project.active}
              direction={direction}
              measure={work.measure}
              onAtom={atoms.mark}
              onOrder={(order) => runner.setOrder(order)}
              onGoTo={jump}
              onFix={(fix) => editor.current?.applyFix(fix)}
            />
          )
        }
      />
    </section>
  );
}
