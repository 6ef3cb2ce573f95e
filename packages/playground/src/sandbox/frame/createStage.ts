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
import type { Directions } from '../Sandbox.ts';
import { Boundary } from './Boundary.ts';
import { createSecondPane } from './createSecondPane.ts';
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
}

export function createStage({ onError }: StageOptions): Stage {
  let root: Root | undefined;
  let container: HTMLElement | undefined;
  let renderer: GriffelRenderer | undefined;
  let direction: Directions = 'ltr';
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

  const prepare = (): void => {
    // The reader's code may have emptied the document.
    if (root && container?.isConnected) return;
    // Else React Refresh would render it again, wherever it is.
    root?.unmount();
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container, { onUncaughtError: onError, onCaughtError: onError });
  };

  return {
    show(revision, content, to) {
      direction = to;
      prepare();
      if (renderer) removeStyles(renderer);
      // It would take the rules that are in the document for its own.
      renderer = createDOMRenderer(document);
      shown = { revision, content };
      render();
    },
    setDirection(next) {
      direction = next;
      // A new element, for React leaves out an equal one, and what is plain hears of no context.
      if (isValidElement(shown?.content)) shown.content = cloneElement(shown.content);
      render();
    },
  };
}
