import { useState } from 'react';
import Layout from '@theme/Layout';

declare global {
  interface Window {
    /** Set by a test, so that "Try again" succeeds. */
    mended?: boolean;
  }
}

function Fragile({ armed }: { armed: boolean }) {
  if (armed && !window.mended) {
    throw new Error('The shelf fell down', {
      cause: new Error('A screw was loose', { cause: new Error('Nobody looked') }),
    });
  }
  return <p>{armed ? 'Mended.' : 'Not yet.'}</p>;
}

/** Throws while rendering, with a chain of causes, until `window.mended` is set. */
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
