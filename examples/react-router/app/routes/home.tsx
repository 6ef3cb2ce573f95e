import { Link } from 'react-router';

import { Card } from '../Card';

export default function Home() {
  return (
    <Card>
      <h1>Home</h1>
      <Link to="/late">Late</Link>
    </Card>
  );
}
