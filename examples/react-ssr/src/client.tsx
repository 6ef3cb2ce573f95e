import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { hydrateRoot } from 'react-dom/client';

import { App } from './App';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');

// Finds the style elements that the server sent, and takes over their rules.
const renderer = createDOMRenderer(document);

hydrateRoot(
  container,
  <RendererProvider renderer={renderer}>
    <App />
  </RendererProvider>,
);
