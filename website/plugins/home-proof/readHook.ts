import {
  createDOMRenderer,
  renderToStyleElements,
  RendererProvider,
  TextDirectionProvider,
} from '@griffel/react';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What a hook returned while a component rendered on a server, and the styles that came of it. */
export interface HookResult<Result> {
  result: Result;
  /** The style elements as HTML. */
  styles: string;
}

/**
 * Renders a component that does nothing but call a hook, the way a server renders a page.
 *
 * @param useHook calls hooks of Griffel
 * @param direction of the page
 */
export function readHook<Result>(
  useHook: () => Result,
  direction: 'ltr' | 'rtl' = 'ltr',
): HookResult<Result> {
  const renderer = createDOMRenderer();
  const results: Result[] = [];
  const Component = () => {
    results.push(useHook());
    return null;
  };
  renderToStaticMarkup(
    createElement(RendererProvider, {
      renderer,
      children: createElement(TextDirectionProvider, {
        dir: direction,
        children: createElement(Component),
      }),
    }),
  );
  const [result] = results;
  if (result === undefined) throw new Error('The hook was not called.');
  return {
    result,
    styles: renderToStaticMarkup(createElement(Fragment, null, ...renderToStyleElements(renderer))),
  };
}
