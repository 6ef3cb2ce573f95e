import Link from 'next/link';
import { Suspense } from 'react';

import { Card } from '../Card';
import { Note } from '../Note';

// Rendered for each request, so that the part under Suspense is streamed.
export const dynamic = 'force-dynamic';

async function Late() {
  await new Promise((resolve) => setTimeout(resolve, 200));

  return <Note>Streamed after the rest of the page</Note>;
}

export default function LatePage() {
  return (
    <Card>
      <h1>Late</h1>
      <Suspense fallback={<p>Wait …</p>}>
        <Late />
      </Suspense>
      <Link href="/">Home</Link>
    </Card>
  );
}
