import { useState } from 'react';
import Layout from '@theme/Layout';

let isBroken = true;

function Fragile({ armed }: { armed: boolean }) {
  if (armed && isBroken) {
    // Once: «Try again» finds it mended.
    isBroken = false;
    throw new Error('The shelf fell down', {
      cause: new Error('A screw was loose', { cause: new Error('Nobody looked') }),
    });
  }
  return <p>{armed ? 'Mended.' : 'Not yet.'}</p>;
}

/** Throws while rendering, with a chain of causes, once. */
export default function Throws() {
  const [armed, setArmed] = useState(false);
  return (
    <Layout>
      <main>
        <h1>A component that throws</h1>
        <button type="button" onClick={() => setArmed(true)}>
          Throw
        </button>
        <Fragile armed={armed} />
      </main>
    </Layout>
  );
}
