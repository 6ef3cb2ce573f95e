import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  type Command,
  EditorView,
  hoverTooltip,
  keymap,
  showTooltip,
  type Tooltip,
} from '@codemirror/view';
import type { Fix, Problem } from '../../problems/Problem.ts';
import { findProblems, type PlacedProblem, problemOpener, setProblems } from './problemState.ts';

interface Popup extends Tooltip {
  found: readonly PlacedProblem[];
  onFix: (fix: Fix) => void;
}

const setPopup = StateEffect.define<Popup | null>();

const popup = StateField.define<Popup | null>({
  create: () => null,
  update(value, { effects, docChanged, selection, state }) {
    for (const effect of effects) {
      if (effect.is(setPopup)) return effect.value;
    }
    if (!value || docChanged || selection) return null;
    return effects.some((effect) => effect.is(setProblems)) ? updatePopup(value, state) : value;
  },
  provide: (field) => showTooltip.from(field),
});

/** Shows what is left of the problems of a popup, whose user may be about to choose a fix. */
function updatePopup(old: Popup, state: EditorState): Popup | null {
  const found = findProblems(state, old.pos, Math.max(...old.found.map(({ to }) => to)));
  if (found.length === 0) return null;
  const print = (all: readonly PlacedProblem[]) =>
    JSON.stringify(all.map(({ problem: { message, remedy, fixes } }) => [message, remedy, fixes]));
  return print(found) === print(old.found) ? old : createPopup(found, old.onFix);
}

/** Closes the popup and focuses the text. */
function close(view: EditorView): void {
  view.dispatch({ effects: setPopup.of(null) });
  view.focus();
}

function createPopup(found: readonly PlacedProblem[], onFix: (fix: Fix) => void): Popup {
  const pos = Math.min(...found.map(({ from }) => from));
  return {
    found,
    onFix,
    pos,
    create(view) {
      const dom = document.createElement('div');
      dom.className = 'cm-problemPopup';
      dom.setAttribute('role', 'dialog');
      dom.setAttribute('aria-label', found.length === 1 ? 'Problem' : 'Problems here');
      dom.tabIndex = -1;
      for (const { problem } of found) {
        dom.append(
          renderProblem(problem, (fix) => {
            close(view);
            onFix(fix);
          }),
        );
      }
      dom.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          close(view);
        }
      });
      dom.addEventListener('focusout', (event) => {
        const to = event.relatedTarget;
        // A popup that replaces this one has taken the focus.
        if (to instanceof Element && !to.closest('.cm-problemPopup')) {
          view.dispatch({ effects: setPopup.of(null) });
        }
      });
      return { dom, mount: () => (dom.querySelector('button') ?? dom).focus() };
    },
  };
}

/** Opens the popup with the problems in a range of text; false if there are none. */
function openProblems(
  view: EditorView,
  from: number,
  to: number,
  onFix: (fix: Fix) => void,
): boolean {
  const found = findProblems(view.state, from, to);
  if (found.length === 0) return false;
  view.dispatch({ effects: setPopup.of(createPopup(found, onFix)) });
  return true;
}

/** Moves to the next problem, wrapping around at the end of the file, and announces it. */
function goToNext(step: 1 | -1): Command {
  return (view) => {
    const { from, to } = view.state.selection.main;
    const all = findProblems(view.state, 0, view.state.doc.length).sort((a, b) => a.from - b.from);
    if (all.length === 0) {
      view.dispatch({ effects: EditorView.announce.of('No problems in this file.') });
      return true;
    }
    const next =
      step > 0
        ? (all.find((one) => one.from > from || (one.from === from && one.to > to)) ?? all[0])
        : ([...all].reverse().find((one) => one.from < from) ?? all.at(-1));
    if (!next) return false;
    view.dispatch({
      selection: { anchor: next.from, head: next.to },
      scrollIntoView: true,
      effects: EditorView.announce.of(next.problem.message),
    });
    return true;
  };
}

/**
 * The popup with problems and their fixes, opened with Mod-., and the keys F8 and Shift-F8, which go to the
 * next and previous problem.
 */
export function problemPopup(onFix: (fix: Fix) => void) {
  return [
    popup,
    problemOpener.of((view, from, to) => openProblems(view, from, to, onFix)),
    keymap.of([
      {
        key: 'Mod-.',
        run(view) {
          const { from, to } = view.state.selection.main;
          const line = view.state.doc.lineAt(from);
          const opened =
            openProblems(view, from, to, onFix) ||
            openProblems(view, line.from, Math.max(to, line.to), onFix);
          if (!opened) view.dispatch({ effects: EditorView.announce.of('No problem here.') });
          return true;
        },
      },
      { key: 'F8', run: goToNext(1), shift: goToNext(-1) },
    ]),
  ];
}

/** Shows the problems under the pointer, with their fixes. */
export function problemHover(onFix: (fix: Fix) => void): Extension {
  return hoverTooltip(
    (view, position) => {
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
    },
    { hideOnChange: true },
  );
}

/**
 * Renders a problem for tooltips: its message, its remedy, and a button for each fix.
 */
function renderProblem(problem: Problem, onFix: (fix: Fix) => void): HTMLElement {
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
