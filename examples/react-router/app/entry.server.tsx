import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

import { insertStyles } from './insertStyles';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // One renderer per request: it holds the rules that this page uses.
  const renderer = createDOMRenderer();

  const html = await renderToReadableStream(
    <RendererProvider renderer={renderer}>
      <ServerRouter context={context} url={request.url} />
    </RendererProvider>,
    { signal: request.signal },
  );
  // Crawlers get everything at once.
  if (isbot(request.headers.get('User-Agent'))) await html.allReady;

  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(insertStyles(html, renderer), { headers, status });
}
