import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { StartClient } from '@tanstack/react-start';
import { hydrateRoot } from 'react-dom/client';

import { createRouter } from './router';

// It takes over the style elements that the server has sent.
const renderer = createDOMRenderer(document);

hydrateRoot(
  document,
  <RendererProvider renderer={renderer}>
    <StartClient router={createRouter()} />
  </RendererProvider>,
);
