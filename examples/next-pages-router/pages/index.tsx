import Link from 'next/link';

import { Card } from '../components/Card';

export default function Home() {
  return (
    <Card>
      <h1>Home</h1>
      <Link href="/about">About</Link>
    </Card>
  );
}
