import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Problem } from '../problems/Problem.ts';
import type { Project } from '../project/Project.ts';
import { createTypeService } from '../types/createTypeService.ts';
import { CodeEditor, type EditorNotice } from '../editor/CodeEditor.tsx';
import type { CodeMark, CursorPosition } from '../editor/marks/codeMarks.ts';
import type { CodeEditorHandle, CodePlace } from '../editor/session/createEditorSession.ts';
import { ProblemsList } from '../editor/problems/ProblemsList.tsx';

/** What a test can read and do in the page. */
export interface Harness {
  readonly editor: CodeEditorHandle;
  project: Project;
  /** As set by the last `update`. */
  readonly problems: readonly Problem[];
  place: CodePlace | undefined;
  cursor: CursorPosition | undefined;
  /** The callbacks that were called, in order: `run`, `format`, `types`. */
  calls: string[];
  update: (props: { problems?: Problem[]; marks?: CodeMark[]; wrap?: boolean }) => void;
}

/**
 * Shows the editor by itself, between two links, with its notice and the list of problems below.
 *
 * @param types - the URLs of TypeScript; without them, the page has none
 */
export function start(project: Project, types?: { workerURL: string; packURL: string }): Harness {
  const editor = createRef<CodeEditorHandle>();
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  let problems: Problem[] = [];
  let marks: CodeMark[] = [];
  let notice: EditorNotice | undefined;
  let wrap = true;

  const harness: Harness = {
    get editor() {
      if (!editor.current) throw new Error('The editor is not there yet.');
      return editor.current;
    },
    get problems() {
      return problems;
    },
    project,
    place: undefined,
    cursor: undefined,
    calls: [],
    update(props) {
      problems = props.problems ?? problems;
      marks = props.marks ?? marks;
      wrap = props.wrap ?? wrap;
      flushSync(render);
    },
  };
  const callbacks = {
    onChange: (next: Project) => {
      harness.project = next;
    },
    onPlace: (place: CodePlace | undefined) => {
      harness.place = place;
    },
    onCursor: (cursor: CursorPosition) => {
      harness.cursor = cursor;
    },
    onNotice: (next: EditorNotice | undefined) => {
      notice = next;
      render();
    },
    onRun: () => void harness.calls.push('run'),
    onFormat: () => void harness.calls.push('format'),
    loadTypes: async () => {
      harness.calls.push('types');
      if (!types) throw new Error('There is no TypeScript in this page.');
      return createTypeService(types);
    },
  };

  function render(): void {
    root.render(
      <>
        <a href="#before">Before</a>
        <div style={{ height: 400 }}>
          <CodeEditor
            ref={editor}
            initial={project}
            problems={problems}
            marks={marks}
            wrap={wrap}
            {...callbacks}
          />
        </div>
        <div role="status">
          {notice && (
            <>
              {notice.text}
              <button onClick={notice.undo}>Undo</button>
              <button onClick={notice.dismiss}>Dismiss</button>
            </>
          )}
        </div>
        <section aria-label="Problems">
          <ProblemsList
            problems={problems}
            onGoTo={(...place) => editor.current?.goTo(...place)}
            onFix={(fix) => editor.current?.applyFix(fix)}
          />
        </section>
        <a href="#after">After</a>
      </>,
    );
  }
  render();
  return harness;
}
