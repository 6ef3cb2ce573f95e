import { useState } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

function SidebarName() {
  return <p>{useDocsSidebar()?.name}</p>;
}

/** Uses the sidebar of the docs on a page that does not provide one. */
export default function HookOutsideProvider() {
  const [asked, setAsked] = useState(false);
  return (
    <Layout>
      <main>
        <h1>A hook outside its provider</h1>
        <button type="button" onClick={() => setAsked(true)}>
          Ask
        </button>
        {asked && <SidebarName />}
      </main>
    </Layout>
  );
}
