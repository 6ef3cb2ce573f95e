import { Facet, RangeSet, StateEffect, StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { Problem } from '../../problems/Problem.ts';
import { locateProblem } from './locateProblem.ts';

/** Says which problems the file has, as of the text that it has now. */
export const setProblems = StateEffect.define<readonly Problem[]>();

/** A problem where it stands now, though the text has changed since it was found. */
export interface PlacedProblem {
  from: number;
  to: number;
  problem: Problem;
}

/** What decorations carry. */
interface ProblemSpec {
  problem: Problem;
}

const ORDER = { error: 0, warning: 1, hint: 2 };

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    let next = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setProblems)) continue;
      const { doc } = transaction.state;
      next = RangeSet.of(
        effect.value.flatMap((problem) => {
          const { from, to } = locateProblem(doc, problem);
          // An empty line has nothing to underline; the sign in the gutter is there all the same.
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

/** The problems of a file, underlined. */
export const problemState = field;

/** What opens the problems of a stretch of text; false where there are none. It comes with the extras. */
export const problemOpener =
  Facet.define<(view: EditorView, from: number, to: number) => boolean>();

/** The problems that touch a stretch of the text, worst first. */
export function findProblems(state: EditorState, from: number, to: number): PlacedProblem[] {
  const found: PlacedProblem[] = [];
  state.field(field).between(from, to, (start, end, { spec }) => {
    found.push({ from: start, to: end, problem: (spec as ProblemSpec).problem });
  });
  return found.sort(
    (a, b) => ORDER[a.problem.severity] - ORDER[b.problem.severity] || a.from - b.from,
  );
}
