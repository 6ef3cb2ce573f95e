import {
  type EditorState,
  type Extension,
  Facet,
  RangeSet,
  RangeSetBuilder,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, gutter, GutterMarker } from '@codemirror/view';
import { type Problem, RANKS, SIGNS } from '../../problems/Problem.ts';

/** Sets the problems of the file, for its present text. */
export const setProblems = StateEffect.define<readonly Problem[]>();

/** A problem at its present place, which edits may have moved. */
export interface PlacedProblem {
  from: number;
  to: number;
  problem: Problem;
}

/** Custom data of the decorations. */
interface ProblemSpec {
  problem: Problem;
}

/** The problems of a file, underlined. */
export const problemState = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    let next = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setProblems)) continue;
      const { doc } = transaction.state;
      next = RangeSet.of(
        effect.value.flatMap((problem) => {
          const { from, to } = locateProblem(doc, problem);
          // An empty line has nothing to underline, but gets the sign in the gutter.
          const mark =
            from === to
              ? Decoration.line({ problem })
              : Decoration.mark({ class: `cm-problem cm-problem-${problem.severity}`, problem });
          return mark.range(from, to);
        }),
        true,
      );
    }
    return next;
  },
  provide: (self) => EditorView.decorations.from(self),
});

/** Opens the popup with the problems in a range of text; false if there are none. The extras provide it. */
export const problemOpener =
  Facet.define<(view: EditorView, from: number, to: number) => boolean>();

/** The problems that touch a range of text, worst first. */
export function findProblems(state: EditorState, from: number, to: number): PlacedProblem[] {
  const found: PlacedProblem[] = [];
  state.field(problemState).between(from, to, (start, end, { spec }) => {
    found.push({ from: start, to: end, problem: (spec as ProblemSpec).problem });
  });
  return found.sort(
    (a, b) => RANKS[a.problem.severity] - RANKS[b.problem.severity] || a.from - b.from,
  );
}

/**
 * The range of text to underline for a problem: at least one character, unless the line is empty. If only
 * line and column are known, it is the word there; without a column, the first word of the line.
 *
 * @param doc - the present text, which may be shorter than the one in which the problem was found
 */
function locateProblem(doc: Text, problem: Problem): { from: number; to: number } {
  const clamp = (offset: number) => Math.min(Math.max(offset, 0), doc.length);
  let from: number;
  let to: number;
  if (problem.from !== undefined) {
    from = clamp(problem.from);
    to = Math.max(from, clamp(problem.to ?? from));
  } else {
    const line = doc.line(Math.min(Math.max(problem.line, 1), doc.lines));
    from = Math.min(line.from + Math.max(problem.column - 1, line.text.search(/\S|$/)), line.to);
    const word = /^[\w$-]+/.exec(doc.sliceString(from, line.to));
    to = from + (word?.[0].length ?? 0);
  }
  if (from < to) return { from, to };
  // The range is empty: take the character after it, or before it at the end of a line.
  const line = doc.lineAt(from);
  if (from < line.to) return { from, to: from + 1 };
  return from > line.from ? { from: from - 1, to: from } : { from, to };
}

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

/** One marker per line, for its worst problem. */
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

/** Signs next to lines with problems; a press opens the popup, e.g. on a touch screen, which has no hover. */
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
        // The popup has the focus now, and must keep it.
        if (opened) event.preventDefault();
        return opened;
      },
    },
  });
}
