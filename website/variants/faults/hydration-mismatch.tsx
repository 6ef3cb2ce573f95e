import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Layout from '@theme/Layout';

/** Says one thing on the server and another in the browser, so that hydration has to recover. */
export default function HydrationMismatch() {
  return (
    <Layout>
      <main>
        <h1>Rendered {ExecutionEnvironment.canUseDOM ? 'in the browser' : 'on the server'}</h1>
      </main>
    </Layout>
  );
}
