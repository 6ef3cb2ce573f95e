import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Finds the style elements that the server sent, and takes over their rules.
const renderer = createDOMRenderer(document);

startTransition(() => {
  hydrateRoot(
    document,
    <RendererProvider renderer={renderer}>
      <HydratedRouter />
    </RendererProvider>,
  );
});
