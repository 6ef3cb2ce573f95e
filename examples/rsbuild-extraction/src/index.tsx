import { createRoot } from 'react-dom/client';

import { Button } from './Button';
import { Card } from './Card';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');

createRoot(container).render(
  <Card>
    <p>One card, two buttons</p>
    <Button>Send</Button>
    <Button wide>Send to all</Button>
  </Card>,
);
