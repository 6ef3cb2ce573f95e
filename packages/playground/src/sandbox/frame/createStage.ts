import {
  createDOMRenderer,
  type GriffelRenderer,
  RendererProvider,
  TextDirectionProvider,
} from '@griffel/react';
import { cloneElement, createElement, isValidElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { performReactRefresh } from 'react-refresh/runtime';
import type { Direction } from '@griffel-site/engine';
import { compareByWidth } from '@griffel-site/engine/compareByWidth';
import { LIMITS } from '../protocol/limits.ts';
import type { InsertionOrder, OrderChange, RenderedClasses } from '../RenderedClasses.ts';
import type { Directions } from '../Sandbox.ts';
import { Boundary } from './Boundary.ts';
import { createSecondPane } from './createSecondPane.ts';
import { compareSnapshots, findStyledElements, takeSnapshot } from './readClassLists.ts';
import { removeStyles } from './removeStyles.ts';

export interface StageOptions {
  /** Something threw while React rendered or ran effects. */
  onError: (error: unknown) => void;
}

/** Where the reader's component stands. */
export interface Stage {
  /** Renders at once, with new style tags and with what React Refresh knows. */
  show(revision: number, content: ReactNode, direction: Directions): void;
  setDirection(direction: Directions): void;
  /** Inserts all rules anew. @returns the computed values that this changed */
  setOrder(order: InsertionOrder): readonly OrderChange[];
  getInsertions(): Pick<RenderedClasses, 'arrived' | 'order' | 'changes'>;
}

type RulesByBucket = Parameters<GriffelRenderer['insertCSSRules']>[0];
type RuleEntry = NonNullable<RulesByBucket['d']>[number];

const USUAL: InsertionOrder = { isReversed: false, isByWidth: false };

export function createStage({ onError }: StageOptions): Stage {
  let root: Root | undefined;
  let container: HTMLElement | undefined;
  let renderer: GriffelRenderer | undefined;
  let direction: Directions = 'ltr';
  /** What was inserted, in its order; of the usual order, what another one is made of. */
  let inserted: (readonly [bucket: string, entry: RuleEntry])[] = [];
  let usual: typeof inserted = [];
  let order = USUAL;
  let changes: readonly OrderChange[] = [];
  let shown: { revision: number; content: ReactNode } | undefined;

  const second = createSecondPane({ onUncaughtError: onError, onCaughtError: onError });

  const render = (): void => {
    if (!root || !container || !renderer || !shown) return;
    const dir = direction === 'rtl' ? 'rtl' : 'ltr';
    document.documentElement.dir = dir;
    const { revision, content } = shown;
    const styles = { renderer, targetDocument: document };
    const makeTree = (to: Direction) => {
      const children = createElement(RendererProvider, {
        ...styles,
        children: createElement(Boundary, { revision, children: content }),
      });
      return createElement(TextDirectionProvider, { dir: to, children });
    };
    const other = direction === 'both' ? second.open(container) : second.close(container);
    flushSync(() => {
      root?.render(makeTree(dir));
      other?.render(makeTree('rtl'));
      // After the calls above: it renders what waits, and must not do so with the former content.
      performReactRefresh();
    });
  };

  const replaceRenderer = (): void => {
    if (renderer) removeStyles(renderer);
    // It would take the rules that are in the document for its own.
    renderer = createDOMRenderer(
      document,
      order.isByWidth ? { compareMediaQueries: compareByWidth } : {},
    );
    const insert = renderer.insertCSSRules;
    inserted = [];
    renderer.insertCSSRules = (rules) => {
      for (const [bucket, entries] of Object.entries(rules)) {
        for (const entry of entries) inserted.push([bucket, entry]);
      }
      insert(rules);
    };
  };

  const prepare = (): void => {
    // The reader's code may have emptied the document.
    if (root && container?.isConnected) return;
    // Else React Refresh would render it again, wherever it is.
    root?.unmount();
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container, { onUncaughtError: onError, onCaughtError: onError });
  };

  const rerender = (): void => {
    // A new element, for React leaves out an equal one, and what is plain hears of no context.
    if (isValidElement(shown?.content)) shown.content = cloneElement(shown.content);
    render();
  };

  return {
    show(revision, content, to) {
      direction = to;
      prepare();
      order = USUAL;
      changes = [];
      replaceRenderer();
      shown = { revision, content };
      render();
    },
    setOrder(next) {
      if (!shown) return [];
      const elements = findStyledElements();
      if (order === USUAL || usual.length === 0) usual = inserted;
      const renderIn = (one: InsertionOrder): void => {
        order = one;
        replaceRenderer();
        if (one.isReversed) {
          for (const [bucket, entry] of [...usual].reverse()) {
            renderer?.insertCSSRules({ [bucket]: [entry] });
          }
        }
        rerender();
      };
      renderIn(USUAL);
      const before = takeSnapshot(elements);
      renderIn(next.isReversed || next.isByWidth ? next : USUAL);
      changes = compareSnapshots(before, takeSnapshot(elements));
      return changes;
    },
    getInsertions: () => ({
      arrived: listArrivals(inserted.map(([, entry]) => entry)),
      order,
      changes,
    }),
    setDirection(next) {
      direction = next;
      rerender();
    },
  };
}

/** The first class of each rule: what an atom goes by. */
function listArrivals(entries: readonly RuleEntry[]): string[] {
  const names = entries.flatMap((entry) => {
    const css = Array.isArray(entry) ? entry[0] : entry;
    return /\.([fr][a-z\d]{5,8})(?![\w-])/.exec(css)?.[1] ?? [];
  });
  return [...new Set(names)].slice(0, LIMITS.arrivals);
}
