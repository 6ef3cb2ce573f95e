import { useState } from 'react';
import { Redirect } from '@docusaurus/router';
import Layout from '@theme/Layout';

/** Sends the router to an address with invalid percent-encoding. */
export default function BadAddress() {
  const [leaving, setLeaving] = useState(false);
  return (
    <Layout>
      <main>
        <h1>A way to nowhere</h1>
        <button type="button" onClick={() => setLeaving(true)}>
          Leave
        </button>
        {leaving && <Redirect to="/%E0%A4%A" />}
      </main>
    </Layout>
  );
}
