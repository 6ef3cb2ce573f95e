import { createDOMRenderer, RendererProvider, renderToStyleElements } from '@griffel/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { App } from './App';

export function renderPage(): string {
  // One renderer per request: it holds the rules that this page uses.
  const renderer = createDOMRenderer();

  // region: order
  // The components first: before they render, the renderer is empty.
  const body = renderToString(
    <RendererProvider renderer={renderer}>
      <App />
    </RendererProvider>,
  );
  const styles = renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>);
  // endregion

  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Griffel, rendered on a server</title>
    ${styles}
  </head>
  <body>
    <div id="root">${body}</div>
    <script src="/client.js"></script>
  </body>
</html>`;
}
