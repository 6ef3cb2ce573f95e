import { gutter, GutterMarker, type EditorView } from '@codemirror/view';
import type { RangeSet } from '@codemirror/state';
import { RangeSetBuilder, type EditorState, type Extension } from '@codemirror/state';
import { type Problem, SIGNS } from '../../problems/Problem.ts';
import { findProblems, problemOpener, problemState } from './problemState.ts';

class ProblemMarker extends GutterMarker {
  constructor(readonly severity: Problem['severity']) {
    super();
  }

  override eq(other: ProblemMarker): boolean {
    return this.severity === other.severity;
  }

  override toDOM(): HTMLElement {
    const sign = document.createElement('span');
    sign.className = `cm-problemSign cm-problemSign-${this.severity}`;
    sign.textContent = SIGNS[this.severity];
    return sign;
  }
}

const MARKERS = {
  error: new ProblemMarker('error'),
  warning: new ProblemMarker('warning'),
  hint: new ProblemMarker('hint'),
};

/** One marker a line, of the worst that is there. */
function createMarkers(state: EditorState): RangeSet<GutterMarker> {
  const worst = new Map<number, Problem['severity']>();
  for (const { from, problem } of findProblems(state, 0, state.doc.length)) {
    const line = state.doc.lineAt(from).from;
    if (!worst.has(line)) worst.set(line, problem.severity);
  }
  const builder = new RangeSetBuilder<GutterMarker>();
  for (const [line, severity] of [...worst].sort(([a], [b]) => a - b)) {
    builder.add(line, line, MARKERS[severity]);
  }
  return builder.finish();
}

/** Signs beside the lines that have problems; a press opens them, for who has no pointer to hover. */
export function problemGutter(): Extension {
  let last: { field: unknown; markers: RangeSet<GutterMarker> } | undefined;
  const markersOf = (view: EditorView) => {
    const field = view.state.field(problemState);
    if (last?.field !== field) last = { field, markers: createMarkers(view.state) };
    return last.markers;
  };
  return gutter({
    class: 'cm-problemGutter',
    markers: markersOf,
    initialSpacer: () => MARKERS.error,
    domEventHandlers: {
      mousedown(view, block, event) {
        const line = view.state.doc.lineAt(block.from);
        const opened = view.state
          .facet(problemOpener)
          .some((open) => open(view, line.from, line.to));
        // The focus is the popup's now.
        if (opened) event.preventDefault();
        return opened;
      },
    },
  });
}
