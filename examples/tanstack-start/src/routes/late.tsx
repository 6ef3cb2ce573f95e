import { Await, createFileRoute, Link } from '@tanstack/react-router';
import { Suspense } from 'react';

import { Card } from '../Card';
import { Note } from '../Note';

export const Route = createFileRoute('/late')({
  loader: () => ({
    text: new Promise<string>((resolve) => {
      setTimeout(() => resolve('Streamed after the rest of the page'), 200);
    }),
  }),
  component: Late,
});

function Late() {
  const { text } = Route.useLoaderData();

  return (
    <Card>
      <h1>Late</h1>
      <Suspense fallback={<p>Wait …</p>}>
        <Await promise={text}>{(value) => <Note>{value}</Note>}</Await>
      </Suspense>
      <Link to="/">Home</Link>
    </Card>
  );
}
