import type { Fix, Problem } from '../../problems/Problem.ts';

/**
 * A problem as tooltips show it: what is wrong, what to do, and a button for each fix. Texts stay
 * texts.
 */
export function renderProblem(problem: Problem, onFix: (fix: Fix) => void): HTMLElement {
  const box = document.createElement('div');
  box.className = `cm-problemBox cm-problemBox-${problem.severity}`;
  const add = (name: 'p' | 'div', className: string, text = '') => {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    box.append(element);
    return element;
  };
  add('p', 'cm-problemMessage', problem.message);
  if (problem.remedy !== undefined) add('p', 'cm-problemRemedy', problem.remedy);
  if (problem.fixes && problem.fixes.length > 0) {
    const row = add('div', 'cm-problemFixes');
    for (const fix of problem.fixes) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'cm-button';
      button.textContent = fix.title;
      button.addEventListener('click', () => onFix(fix));
      row.append(button);
    }
  }
  return box;
}
