import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Fix } from '../../problems/Problem.ts';
import { findProblems } from './problemState.ts';
import { renderProblem } from './renderProblem.ts';

/** Shows the problems under the pointer, with their fixes. */
export function problemHover(onFix: (fix: Fix) => void): Extension {
  return hoverTooltip((view, position) => {
    const found = findProblems(view.state, position, position);
    if (found.length === 0) return null;
    return {
      pos: Math.min(...found.map(({ from }) => from)),
      end: Math.max(...found.map(({ to }) => to)),
      create() {
        const dom = document.createElement('div');
        for (const { problem } of found) dom.append(renderProblem(problem, onFix));
        return { dom };
      },
    };
  });
}
