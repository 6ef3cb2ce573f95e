import type { Direction } from '@griffel-site/engine';
import { compareByWidth } from '@griffel-site/engine/compareByWidth';
import {
  createDOMRenderer,
  type GriffelRenderer,
  RendererProvider,
  TextDirectionProvider,
} from '@griffel/react';
import {
  captureOwnerStack,
  cloneElement,
  Component,
  createElement,
  isValidElement,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { performReactRefresh } from 'react-refresh/runtime';
import { findGriffelClass } from '../protocol/findGriffelClass.ts';
import { LIMITS } from '../protocol/limits.ts';
import {
  DEFAULT_ORDER,
  type Directions,
  type InsertionOrder,
  type OrderChange,
  type RenderedClasses,
} from '../protocol/messages.ts';
import { compareSnapshots, findStyledElements, takeSnapshot } from './readClassLists.ts';
import { OWN } from './readElements.ts';

interface StageOptions {
  /**
   * Called with an error that was thrown while React rendered or ran effects, and with a trace of the
   * elements around it, for errors that React throws itself.
   */
  onError: (error: unknown, trace: string) => void;
}

/** Renders the user's component. */
interface Stage {
  /**
   * Renders synchronously, with new style tags and with the state that React Refresh preserves. While the code
   * fails, what was rendered last stays, dimmed, as a copy that does not react.
   */
  show(revision: number, content: ReactNode): void;
  setDirection(direction: Directions): void;
  /** Reinserts all rules. @returns the computed values that this changed */
  setOrder(order: InsertionOrder): readonly OrderChange[];
  getInsertions(): Pick<RenderedClasses, 'arrived' | 'order' | 'changes'>;
  /** Whether the document has no content, not even from a portal. */
  isEmpty(): boolean;
}

type RulesByBucket = Parameters<GriffelRenderer['insertCSSRules']>[0];
type RuleEntry = NonNullable<RulesByBucket['d']>[number];

/** An element that the code renders into, in one direction. */
interface Pane {
  container: HTMLElement;
  root: Root;
  /** What it showed before its code failed. */
  kept?: { nodes: readonly Node[]; rules: InsertedRules };
}

/** Rules in the order of insertion. */
type InsertedRules = (readonly [bucket: string, entry: RuleEntry])[];

export function createStage({ onError }: StageOptions): Stage {
  const note: RootOptions['onUncaughtError'] = (error, { componentStack = '' }) => {
    hasFailed = true;
    // Where the element was created, and only then where its components are.
    onError(error, `${captureOwnerStack() ?? ''}\n${componentStack}`);
  };
  const noteCaught: RootOptions['onCaughtError'] = (error, info) => {
    if (info.errorBoundary instanceof Boundary) note(error, info);
    // A boundary of the code has rendered something else, so nothing has failed.
    else console.error(error);
  };
  /** With the direction `both`, a second one renders the code from right to left. */
  const panes: Pane[] = [];
  let renderer: GriffelRenderer | undefined;
  let direction: Directions = 'ltr';
  let inserted: InsertedRules = [];
  /** `inserted` as it was in the default order. */
  let insertedByDefault: InsertedRules = [];
  let order = DEFAULT_ORDER;
  let changes: readonly OrderChange[] = [];
  let shown: { revision: number; content: ReactNode } | undefined;
  /** Inserts rules without adding them to `inserted`. */
  let insert: GriffelRenderer['insertCSSRules'] = () => undefined;
  /** The rules of what the panes show; during a render, those of the code before. */
  let shownRules: InsertedRules = [];
  /** Whether the code has failed since the last `show`. */
  let hasFailed = false;

  const openPane = (): void => {
    const container = document.createElement('div');
    const first = panes[0]?.container;
    if (first) first.after(container);
    else document.body.append(container);
    const root = createRoot(container, { onUncaughtError: note, onCaughtError: noteCaught });
    panes.push({ container, root });
  };
  const closePanesAfter = (count: number): void => {
    // Otherwise React Refresh would go on rendering the detached roots.
    for (const { container, root } of panes.splice(count)) {
      root.unmount();
      container.remove();
    }
  };
  /** Opens and closes panes, depending on the direction. The user's code may have emptied the document. */
  const arrangePanes = (): void => {
    const count = direction === 'both' ? 2 : 1;
    const lost = panes.findIndex(({ container }) => !container.isConnected);
    closePanesAfter(lost < 0 ? count : lost);
    while (panes.length < count) openPane();
    labelPanes(panes.map(({ container }) => container));
  };

  const render = (): void => {
    if (!renderer || !shown) return;
    arrangePanes();
    document.documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr';
    const { revision, content } = shown;
    const styles = { renderer, targetDocument: document };
    const createTree = (pane: Pane, dir: Direction) => {
      const children = createElement(RendererProvider, {
        ...styles,
        children: createElement(Boundary, {
          revision,
          container: pane.container,
          onFail(nodes) {
            pane.kept = { nodes, rules: shownRules };
            showKept();
          },
          children: content,
        }),
      });
      return createElement(TextDirectionProvider, { dir, children });
    };
    flushSync(() => {
      for (const [index, pane] of panes.entries()) {
        const isRTL = direction === 'rtl' || index === 1;
        pane.root.render(createTree(pane, isRTL ? 'rtl' : 'ltr'));
      }
      // After the calls above, because it renders pending updates, which must be those of the new content.
      performReactRefresh();
    });
    if (hasFailed) showKept();
    else for (const pane of panes) delete pane.kept;
  };

  /** Shows what was rendered last, dimmed, in each pane whose code fails. */
  const showKept = (): void => {
    for (const { container, kept } of panes) {
      // Its code has rendered, e.g. in the other direction only.
      if (!kept || (!container.inert && container.hasChildNodes())) continue;
      container.replaceChildren(...kept.nodes);
      setDimmed(container, true);
      for (const [bucket, entry] of kept.rules) insert({ [bucket]: [entry] });
    }
  };
  const hideKept = (): void => {
    for (const { container } of panes) {
      if (!container.inert) continue;
      container.replaceChildren();
      setDimmed(container, false);
    }
  };

  const replaceRenderer = (): void => {
    if (renderer) removeStyles(renderer);
    renderer = createDOMRenderer(
      document,
      order.isByWidth ? { compareMediaQueries: compareByWidth } : {},
    );
    const own = (insert = renderer.insertCSSRules);
    inserted = [];
    renderer.insertCSSRules = (rules) => {
      for (const [bucket, entries] of Object.entries(rules)) {
        for (const entry of entries) inserted.push([bucket, entry]);
      }
      own(rules);
    };
  };

  const rerender = (): void => {
    // React skips an identical element, except for components that use a changed context.
    if (isValidElement(shown?.content)) shown.content = cloneElement(shown.content);
    render();
  };

  return {
    show(revision, content) {
      order = DEFAULT_ORDER;
      changes = [];
      hasFailed = false;
      hideKept();
      replaceRenderer();
      shown = { revision, content };
      render();
      shownRules = inserted;
    },
    setOrder(next) {
      if (!shown) return [];
      const elements = findStyledElements();
      if (order === DEFAULT_ORDER || insertedByDefault.length === 0) insertedByDefault = inserted;
      const renderIn = (one: InsertionOrder): void => {
        order = one;
        replaceRenderer();
        shownRules = inserted;
        if (one.isReversed) {
          for (const [bucket, entry] of [...insertedByDefault].reverse()) {
            renderer?.insertCSSRules({ [bucket]: [entry] });
          }
        }
        rerender();
      };
      renderIn(DEFAULT_ORDER);
      const before = takeSnapshot(elements);
      renderIn(next.isReversed || next.isByWidth ? next : DEFAULT_ORDER);
      changes = compareSnapshots(before, takeSnapshot(elements));
      return changes;
    },
    getInsertions: () => ({
      arrived: listInsertedClasses(inserted.map(([, entry]) => entry)),
      order,
      changes,
    }),
    isEmpty: () => {
      const containers = panes.map(({ container }) => container);
      return [...document.body.children].every((element) =>
        containers.includes(element as HTMLElement)
          ? !element.hasChildNodes()
          : element.matches('script, style'),
      );
    },
    setDirection(next) {
      if (next === direction) return;
      direction = next;
      rerender();
    },
  };
}

/** The first class of each rule, which identifies its atom. */
function listInsertedClasses(entries: readonly RuleEntry[]): string[] {
  const names = entries.flatMap((entry) => {
    const css = Array.isArray(entry) ? entry[0] : entry;
    return findGriffelClass(css) ?? [];
  });
  return [...new Set(names)].slice(0, LIMITS.insertedClasses);
}

/** The attribute with the label of a pane, while there are two. */
const LABEL = 'data-griffel-direction';

/** Side by side if each gets at least 320 pixels, otherwise stacked. */
const SIDE_BY_SIDE = new CSSStyleSheet();
SIDE_BY_SIDE.replaceSync(`
[${LABEL}] { display: inline-block !important; box-sizing: border-box; width: 100%; vertical-align: top; padding-bottom: 16px; }
[${LABEL}]::before { content: attr(${LABEL}); display: block; direction: ltr; margin-bottom: 8px; color: GrayText; font: 12px/16px system-ui, sans-serif; }
@media (min-width: 672px) { [${LABEL}] { width: calc(50% - 8px); } [${LABEL}] + [${LABEL}] { margin-left: 16px; } }`);

/** Labels two panes, and places them next to each other; one pane has the direction of the document. */
function labelPanes([first, second]: readonly HTMLElement[]): void {
  first?.removeAttribute('dir');
  first?.removeAttribute(LABEL);
  if (!first || !second) return;
  const { adoptedStyleSheets } = document;
  if (!adoptedStyleSheets.includes(SIDE_BY_SIDE)) adoptedStyleSheets.push(SIDE_BY_SIDE);
  first.dir = 'ltr';
  first.setAttribute(LABEL, 'Left to right');
  second.dir = 'rtl';
  second.setAttribute(LABEL, 'Right to left');
}

/** Makes a container look and act disabled; its elements are not reported as rendered. */
function setDimmed(container: HTMLElement, isDimmed: boolean): void {
  container.inert = isDimmed;
  container.toggleAttribute(OWN, isDimmed);
  container.style.opacity = isDimmed ? '0.4' : '';
}

interface Props {
  /** After a failure, a new revision is rendered again. */
  revision: number;
  /** The element that it renders into. */
  container: HTMLElement;
  /** Called with a copy of what was rendered, after React has removed it. */
  onFail: (nodes: readonly Node[]) => void;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  revision: number;
}

/** Renders nothing if the user's code fails; the page says why. */
class Boundary extends Component<Props, State> {
  override state: State = { hasFailed: false, revision: this.props.revision };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ revision }: Props, state: State): Partial<State> | null {
    return revision === state.revision ? null : { hasFailed: false, revision };
  }

  override getSnapshotBeforeUpdate(_: Props, { hasFailed }: State): readonly Node[] | null {
    if (hasFailed || !this.state.hasFailed) return null;
    return [...this.props.container.cloneNode(true).childNodes];
  }

  override componentDidUpdate(_: Props, __: State, nodes: readonly Node[] | null): void {
    if (nodes) this.props.onFail(nodes);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Removes the style tags that a renderer created; the next renderer would adopt their rules. */
export function removeStyles({ stylesheets }: GriffelRenderer): void {
  for (const sheet of Object.values(stylesheets ?? {})) sheet?.element?.remove();
}
