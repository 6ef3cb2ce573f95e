/** Does something and tells how to take it back. */
export type Step = () => Step;

/** Steps that were done and can be taken back, and those taken back. */
export interface StepStack {
  /** Does a step. */
  run(step: Step): void;
  /** @returns whether there was one */
  undo(): boolean;
  /** @returns whether there was one */
  redo(): boolean;
  /** After something else was done, what was taken back cannot be done again. */
  forgetFuture(): void;
}

/** Most steps kept: each may hold a whole project. */
const MOST_STEPS = 20;

export function createStepStack(): StepStack {
  const past: Step[] = [];
  const future: Step[] = [];
  const move = (from: Step[], to: Step[]) => {
    const step = from.pop();
    if (!step) return false;
    to.push(step());
    return true;
  };
  return {
    run(step) {
      past.push(step());
      if (past.length > MOST_STEPS) past.shift();
      future.length = 0;
    },
    undo: () => move(past, future),
    redo: () => move(future, past),
    forgetFuture() {
      future.length = 0;
    },
  };
}
