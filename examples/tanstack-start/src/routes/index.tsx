import { createFileRoute, Link } from '@tanstack/react-router';

import { Card } from '../Card';

export const Route = createFileRoute('/')({
  component: () => (
    <Card>
      <h1>Home</h1>
      <Link to="/late">Late</Link>
    </Card>
  ),
});
