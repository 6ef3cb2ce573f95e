import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { makeResetStyles } from '@griffel/react';
import { useRef } from 'react';
import { CopyButton } from '../code-block/CopyButton';
import { useDismissal } from '../menus/useDismissal';
import { tokens } from '../tokens/tokens';
import { getMarkdownPath } from './getMarkdownPath';

const useMenuClass = makeResetStyles({
  position: 'relative',
  // A page may be painted before its summary has arrived, and browsers would show a label of their own.
  '&:not(:has(> summary))': { visibility: 'hidden' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    padding: '0 8px',
    borderRadius: tokens.radiusSmall,
    color: tokens.muted,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover, &[open] > summary': { background: tokens.raised, color: tokens.text },
  '& > div': {
    position: 'absolute',
    insetInlineEnd: 0,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    minWidth: '176px',
    marginTop: '4px',
    padding: '4px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: tokens.radius,
    background: tokens.surface,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
  // The browser hides it as well, but still lays it out.
  '&:not([open]) > div': { display: 'none' },
  '& > div > *': {
    padding: '6px 12px',
    border: 0,
    borderRadius: tokens.radiusSmall,
    color: tokens.text,
    textAlign: 'start',
  },
  '& > div > :hover': { background: tokens.raised, color: tokens.text, textDecoration: 'none' },
  '@media (max-width: 996px), (pointer: coarse)': {
    '& > summary': { minHeight: '44px' },
    '& > div > *': { paddingBlock: '12px' },
  },
  '@media print': { display: 'none' },
});

async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** Actions for the page: copy it as Markdown, or open its Markdown. */
export function PageActionEntries() {
  const address = getMarkdownPath(useDoc().metadata.permalink, useBaseUrl('/'));
  return (
    <>
      <CopyButton label="Copy page" getText={() => loadText(address)} />
      {/* A file, which the router does not know. */}
      <a href={address}>View as Markdown</a>
    </>
  );
}

/** A menu with the actions for the page. */
export function PageActions() {
  const menu = useRef<HTMLDetailsElement>(null);

  // A details element, so that it opens without JavaScript.
  useDismissal(
    menu,
    () => menu.current?.open === true,
    () => menu.current?.removeAttribute('open'),
  );

  return (
    <details ref={menu} className={useMenuClass()}>
      <summary className="opener">Page actions</summary>
      <div>
        <PageActionEntries />
      </div>
    </details>
  );
}
