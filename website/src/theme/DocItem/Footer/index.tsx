// Change: replaced, because no page has tags; the classic one is five times as large, with an icon
// and a date that is formatted for each language.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { makeResetStyles } from '@griffel/react';
import { printDay } from '../../../dates/printDay';
import { tokens } from '../../../tokens/tokens';

const useFootClass = makeResetStyles({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: '56px var(--foot-margin, 0) 0',
  color: tokens.muted,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
});

/** What the page was verified with, when it was last changed, and where to change it. */
export default function DocItemFooter() {
  const { editUrl, lastUpdatedAt } = useDoc().metadata;
  const { verifiedWith } = useDocusaurusContext().siteConfig.customFields as {
    verifiedWith: string;
  };
  return (
    <div className={useFootClass()}>
      <span>Verified with {verifiedWith}</span>
      {lastUpdatedAt && (
        <span>
          Last updated <time>{printDay(lastUpdatedAt)}</time>
        </span>
      )}
      {editUrl && <a href={editUrl}>Edit this page</a>}
    </div>
  );
}
