import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
// What the package publishes; Badge is not used.
import { Button } from '../dist/index.js';

createRoot(document.getElementById('root')).render(
  createElement(Button, { className: 'mine' }, 'Save'),
);
