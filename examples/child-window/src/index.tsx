import { createRoot } from 'react-dom/client';

import { Badge } from './Badge';
import { PopupButton } from './PopupButton';
import { Preview } from './Preview';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');

createRoot(container).render(
  <>
    <Badge tone="plain">In the page</Badge>
    <Preview />
    <PopupButton />
  </>,
);
