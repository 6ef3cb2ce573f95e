import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { defineHandlerCallback, renderRouterToStream } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';

import { insertStyles } from './insertStyles';
import { createRouter } from './router';

const handler = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  // One renderer per request: it holds the rules that this page uses.
  const renderer = createDOMRenderer();

  const response = await renderRouterToStream({
    request,
    router,
    responseHeaders,
    children: (
      <RendererProvider renderer={renderer}>
        <StartServer router={router} />
      </RendererProvider>
    ),
  });
  if (!response.body) return response;

  return new Response(insertStyles(response.body, renderer), response);
});

export default createStartHandler({ createRouter })(handler);
