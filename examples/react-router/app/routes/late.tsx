import { Suspense } from 'react';
import { Await, Link, useLoaderData } from 'react-router';

import { Card } from '../Card';
import { Note } from '../Note';

export function loader() {
  const text = new Promise<string>((resolve) => {
    setTimeout(() => resolve('Streamed after the rest of the page'), 200);
  });

  return { text };
}

export default function Late() {
  const { text } = useLoaderData<typeof loader>();

  return (
    <Card>
      <h1>Late</h1>
      <Suspense fallback={<p>Wait …</p>}>
        <Await resolve={text}>{(value) => <Note>{value}</Note>}</Await>
      </Suspense>
      <Link to="/">Home</Link>
    </Card>
  );
}
