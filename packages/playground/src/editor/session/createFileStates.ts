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

/** The attribute on the container of an editor that has measured itself; styles depend on it. */
const MEASURED = 'data-measured';

const NOT_WRAPPED: Extension = [];

interface FileStatesOptions {
  /** The extensions of every file. */
  extensions: Extension;
  /** Effects with the problems and marks of a file, dispatched when it is shown. */
  annotate: (file: string) => readonly StateEffect<unknown>[];
  /** Called after a change of the text in the view. */
  onEdit: () => void;
}

export interface FileSet {
  /** The project that the files were loaded from, which identifies them; undo may restore those of another. */
  source: Project;
  states: ReadonlyMap<string, EditorState>;
  active: string;
}

/** The editor states of all files; while there is a view, it shows one of them. */
export interface FileStates {
  /** A new object after each change. */
  get(): FileSet;
  /** Replaces all files. */
  set(next: FileSet): void;
  /** The texts; the same object while they do not change. */
  texts(): SourceFiles;
  create(project: Project): FileSet;
  /** Changes a file, shown or not. */
  change(file: string, spec: TransactionSpec): void;
  rename(from: string, to: string): void;
  /** Adds extensions that have loaded later to all files. */
  setExtras(extras: Extension): void;
  /** Sets whether long lines wrap. */
  setWrap(wrap: boolean): void;
  view(): EditorView | undefined;
  /** @returns removes the view */
  attach(host: HTMLElement, describedBy: string): () => void;
}

/** A cache, because documents are immutable. */
const printed = new WeakMap<Text, string>();

function print({ doc }: EditorState): string {
  let text = printed.get(doc);
  if (text === undefined) printed.set(doc, (text = doc.toString()));
  return text;
}

export function createFileStates(initial: Project, options: FileStatesOptions): FileStates {
  const language = new Compartment();
  const description = new Compartment();
  const extrasCompartment = new Compartment();
  /** The scroll position of each file when it was left. */
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
        extrasCompartment.of(extras),
        wrapping.of(wrapped),
        description.of([]),
        language.of(createLanguage(file)),
      ];
      return [file, EditorState.create({ doc, extensions })] as const;
    });
    return { source, states: new Map(states), active };
  }

  function setState(file: string, state: EditorState): void {
    current = { ...current, states: new Map(current.states).set(file, state) };
  }

  /** Shows the active file in the view, as it was left. */
  function refresh(): void {
    const state = current.states.get(current.active);
    if (!view || !state) return;
    view.setState(state);
    // The view still has the scroll position of the previous file. A hidden view cannot be scrolled, but
    // applies the effect when it is shown.
    view.scrollDOM.scrollTo(0, 0);
    const scroll = scrolls.get(state) ?? view.scrollSnapshot();
    view.dispatch({
      effects: [
        ...options.annotate(current.active),
        extrasCompartment.reconfigure(extras),
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
      else setState(file, state.update(spec).state);
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
      view?.dispatch({ effects: extrasCompartment.reconfigure(extras) });
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
          setState(current.active, self.state);
          if (transactions.some(({ docChanged }) => docChanged)) options.onEdit();
        },
      });
      view = created;
      refresh();
      // Line numbers are hidden until the editor has measured itself, one animation frame after it got its
      // size, because until then they are in the wrong place.
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

/** The styles of CodeMirror in a document or a shadow root. */
interface Mounted {
  sheet: CSSStyleSheet;
  modules: readonly StyleModule[];
}

const mounted = new WeakMap<DocumentOrShadowRoot, Mounted>();

/**
 * Makes CodeMirror put its styles into adopted style sheets. In a document, style-mod would create a style
 * element, which the site's content security policy forbids; in a shadow root it adopts a sheet anyway. Must
 * be called before the first editor is created.
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
    // Later modules override earlier ones, so those of this editor keep their order.
    known.modules = [...added, ...known.modules.filter((one) => !added.includes(one))];
    known.sheet.replaceSync(known.modules.map((one) => one.getRules()).join('\n'));
  };
}
