// Change: replaced by the actions of a page, because the docs have one version, which needs no badge,
// and this is the place between the breadcrumbs and the title.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { makeResetStyles } from '@griffel/react';
import { CopyButton } from '../code-block/CopyButton';
import { getMarkdownPath } from '../page-markdown/getMarkdownPath';
import { tokens } from '../tokens/tokens';

const useActionsClass = makeResetStyles({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  // The words stand at the edge of the text, and what shows under the pointer beyond it.
  margin: '-8px -8px 8px',
  fontSize: '13px',
  '& > a': { padding: '0 8px', color: tokens.muted, lineHeight: '32px' },
  '@media print': { display: 'none' },
});

async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** Copies the page as Markdown, and leads to it. */
export default function PageActions() {
  const address = getMarkdownPath(useDoc().metadata.permalink, useBaseUrl('/'));
  return (
    <div className={useActionsClass()}>
      <CopyButton label="Copy page" getText={() => loadText(address)} />
      {/* A file, and no page of the router. */}
      <a href={address}>View as Markdown</a>
    </div>
  );
}
