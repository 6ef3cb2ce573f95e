import Link from 'next/link';

import { Card } from './Card';

export default function Home() {
  return (
    <Card>
      <h1>Home</h1>
      <Link href="/about">About</Link> <Link href="/late">Late</Link>
    </Card>
  );
}
