import Link from 'next/link';

import { Card } from '../Card';
import { Note } from '../Note';

export default function About() {
  return (
    <Card>
      <h1>About</h1>
      <Note>A second component, with rules of its own</Note>
      <Link href="/">Home</Link>
    </Card>
  );
}
