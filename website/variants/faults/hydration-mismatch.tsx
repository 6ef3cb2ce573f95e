import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Layout from '@theme/Layout';

/** Renders different texts on the server and in the browser, so that hydration must recover. */
export default function HydrationMismatch() {
  return (
    <Layout>
      <main>
        <h1>Rendered {ExecutionEnvironment.canUseDOM ? 'in the browser' : 'on the server'}</h1>
      </main>
    </Layout>
  );
}
