import {
  Compartment,
  EditorState,
  type Extension,
  type StateEffect,
  type Text,
  type TransactionSpec,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SourceFiles } from '@griffel-site/engine';
import { StyleModule } from 'style-mod';
import type { Project } from '../../project/Project.ts';
import { createLanguage } from '../code/codeLanguage.ts';
import { wrapLines } from '../code/wrapLines.ts';

adoptStyles();

/** Stands on the box of an editor that has measured itself; styles look for it. */
const MEASURED = 'data-measured';

const NOT_WRAPPED: Extension = [];

interface FileStatesOptions {
  /** The same for each file. */
  extensions: Extension;
  /** What a file that comes to the view is told first, for its present text. */
  annotate: (file: string) => readonly StateEffect<unknown>[];
  /** After a change of a text in the view. */
  onEdit: () => void;
}

/** Files with all that the editor knows of them. */
export interface FileSet {
  /** What they were made of, for who loaded them to know them again; undo may bring back others. */
  source: Project;
  states: ReadonlyMap<string, EditorState>;
  active: string;
}

/** The states of all files, of which one is in the view while there is a view. */
export interface FileStates {
  /** As they are; a new object with every change. */
  get(): FileSet;
  /** Puts others in the place of all. */
  set(next: FileSet): void;
  /** The texts; the same object as long as they are the same. */
  texts(): SourceFiles;
  create(project: Project): FileSet;
  /** Changes a file, shown or not. */
  change(file: string, spec: TransactionSpec): void;
  rename(from: string, to: string): void;
  /** Extensions that come later, for all files. */
  setExtras(extras: Extension): void;
  /** Whether long lines are broken. */
  setWrap(wrap: boolean): void;
  view(): EditorView | undefined;
  /** @returns takes the view away */
  attach(host: HTMLElement, describedBy: string): () => void;
}

/** Texts that were printed already: a document never changes. */
const printed = new WeakMap<Text, string>();

function print({ doc }: EditorState): string {
  let text = printed.get(doc);
  if (text === undefined) printed.set(doc, (text = doc.toString()));
  return text;
}

export function createFileStates(initial: Project, options: FileStatesOptions): FileStates {
  const language = new Compartment();
  const description = new Compartment();
  const later = new Compartment();
  /** Where each file was scrolled to when it was left. */
  const scrolls = new WeakMap<EditorState, StateEffect<unknown>>();
  const wrapping = new Compartment();
  let extras: Extension = [];
  let wrapped: Extension = wrapLines;
  let describedBy = '';
  let view: EditorView | undefined;
  let lastTexts: SourceFiles = {};
  let current = create(initial);

  function create(source: Project): FileSet {
    const { files, active } = source;
    const states = Object.entries(files).map(([file, doc]) => {
      const extensions = [
        options.extensions,
        later.of(extras),
        wrapping.of(wrapped),
        description.of([]),
        language.of(createLanguage(file)),
      ];
      return [file, EditorState.create({ doc, extensions })] as const;
    });
    return { source, states: new Map(states), active };
  }

  /** Keeps the state of one file. */
  function keep(file: string, state: EditorState): void {
    current = { ...current, states: new Map(current.states).set(file, state) };
  }

  /** Shows the active file in the view, as it was left. */
  function refresh(): void {
    const state = current.states.get(current.active);
    if (!view || !state) return;
    view.setState(state);
    // The view is still scrolled as it was. A hidden one cannot be scrolled, but follows the effect once it shows.
    view.scrollDOM.scrollTo(0, 0);
    const scroll = scrolls.get(state) ?? view.scrollSnapshot();
    view.dispatch({
      effects: [
        ...options.annotate(current.active),
        later.reconfigure(extras),
        wrapping.reconfigure(wrapped),
        description.reconfigure(
          EditorView.contentAttributes.of({ 'aria-describedby': describedBy }),
        ),
        scroll,
      ],
    });
  }

  return {
    create,
    get: () => current,
    set(next) {
      if (view) scrolls.set(view.state, view.scrollSnapshot());
      const isShown = view?.state === next.states.get(next.active);
      current = next;
      if (!isShown) refresh();
    },
    texts() {
      const next = [...current.states].map(([file, state]) => [file, print(state)] as const);
      const same =
        next.length === Object.keys(lastTexts).length &&
        next.every(([file, text]) => lastTexts[file] === text);
      if (!same) lastTexts = Object.fromEntries(next);
      return lastTexts;
    },
    change(file, spec) {
      const state = current.states.get(file);
      if (!state) return;
      if (file === current.active && view) view.dispatch(spec);
      else keep(file, state.update(spec).state);
    },
    rename(from, to) {
      this.change(from, { effects: language.reconfigure(createLanguage(to)) });
      const { states, active } = current;
      current = {
        ...current,
        states: new Map([...states].map(([file, state]) => [file === from ? to : file, state])),
        active: active === from ? to : active,
      };
    },
    setExtras(next) {
      extras = next;
      view?.dispatch({ effects: later.reconfigure(extras) });
    },
    setWrap(wrap) {
      const next = wrap ? wrapLines : NOT_WRAPPED;
      if (next === wrapped) return;
      wrapped = next;
      view?.dispatch({ effects: wrapping.reconfigure(wrapped) });
    },
    view: () => view,
    attach(host, hint) {
      describedBy = hint;
      const created = new EditorView({
        parent: host,
        dispatchTransactions(transactions, self) {
          self.update(transactions);
          keep(current.active, self.state);
          if (transactions.some(({ docChanged }) => docChanged)) options.onEdit();
        },
      });
      view = created;
      refresh();
      // Until the editor has measured itself, a frame after it got its size, its line numbers stand
      // elsewhere: they are hidden so long.
      const showNumbers = () =>
        created.requestMeasure({
          read: () => undefined,
          write: () => host.setAttribute(MEASURED, ''),
        });
      const canWait = typeof ResizeObserver !== 'undefined';
      const sized = canWait
        ? new ResizeObserver((_entries, observer) => {
            if (created.dom.clientHeight === 0) return;
            observer.disconnect();
            showNumbers();
          })
        : undefined;
      if (sized) sized.observe(created.dom);
      else showNumbers();
      return () => {
        view = undefined;
        sized?.disconnect();
        host.removeAttribute(MEASURED);
        created.destroy();
      };
    },
  };
}

/** What has been mounted in a document or a shadow root. */
interface Mounted {
  sheet: CSSStyleSheet;
  modules: readonly StyleModule[];
}

const mounted = new WeakMap<DocumentOrShadowRoot, Mounted>();

/**
 * Makes CodeMirror put its styles into adopted style sheets. In a document its style-mod makes a style
 * element, which the policy of the site does not allow; in a shadow root it adopts a sheet by itself.
 * Call it before the first editor is made.
 */
function adoptStyles(): void {
  StyleModule.mount = (root, given) => {
    let known = mounted.get(root);
    if (!known) {
      known = { sheet: new CSSStyleSheet(), modules: [] };
      mounted.set(root, known);
      root.adoptedStyleSheets.push(known.sheet);
    }
    const added = [given].flat() as StyleModule[];
    if (added.every((one) => known.modules.includes(one))) return;
    // Later ones override earlier ones: those of this editor keep their order.
    known.modules = [...added, ...known.modules.filter((one) => !added.includes(one))];
    known.sheet.replaceSync(known.modules.map((one) => one.getRules()).join('\n'));
  };
}
