// Change: replaced, because a page has one row above its title (its place and its actions), a bar that
// stays below the navigation on phones, and columns with edges of their own. The classic one stacks
// these parts and gives the text three quarters of whatever width there is.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import { makeResetStyles } from '@griffel/react';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import { PageActions } from '../../../page-markdown/PageActions';
import { tokens } from '../../../tokens/tokens';

/** The window of the mobile layout, by Docusaurus. */
const MOBILE = '@media screen and (max-width: 996px)';

/** A window in which the sidebar stands beside the page. */
const DESKTOP = '@media screen and (min-width: 997px)';

const useColumnsClass = makeResetStyles({
  display: 'grid',
  // The right edge of code, tables and results; text ends at its measure.
  gridTemplateColumns: 'minmax(0, var(--wide))',
  justifyContent: 'center',
  [DESKTOP]: {
    gridTemplateColumns: 'minmax(0, calc(var(--wide) + var(--beside))) clamp(176px, 14.5vw, 208px)',
    columnGap: 'var(--gutter)',
    justifyContent: 'start',
  },
});

/** A page without a table of contents has the window for itself. */
const useWideClass = makeResetStyles({ minWidth: 0 });

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '16px',
  '@media print': { display: 'none' },
} as const;

const useHeadClass = makeResetStyles({
  ...ROW,
  minHeight: '32px',
  marginBottom: '16px',
  // The bar has to stick for as long as the article goes on, so the row is no box of its own.
  [MOBILE]: { display: 'contents' },
});

const useBarClass = makeResetStyles({
  display: 'flex',
  // To the row's end from the start: a page is also painted while a part of the bar is still on its way.
  flexGrow: 1,
  justifyContent: 'end',
  [MOBILE]: {
    position: 'sticky',
    top: 'var(--ifm-navbar-height)',
    zIndex: 'calc(var(--ifm-z-index-fixed) - 1)',
    alignItems: 'center',
    justifyContent: 'space-between',
    // From edge to edge of the window.
    margin: '0 -16px 12px',
    padding: '0 8px',
    borderBlockEnd: `1px solid ${tokens.line}`,
    background: tokens.ground,
  },
});

/** Lays out a page of the documentation: its head, its content, and what stands beside and below. */
export default function DocItemLayout({ children }: Props) {
  const { frontMatter, toc } = useDoc();
  const windowSize = useWindowSize();
  const columnsClass = useColumnsClass();
  const wideClass = useWideClass();
  const headClass = useHeadClass();
  const barClass = useBarClass();
  const isWide = frontMatter.hide_table_of_contents === true;
  const hasContents = !isWide && toc.length > 0;
  return (
    <div className={isWide ? wideClass : columnsClass}>
      <div>
        <article>
          {/* The playground has both in its own row. */}
          {!isWide && (
            <div className={headClass}>
              <DocBreadcrumbs />
              <div className={barClass}>
                {hasContents && <DocItemTOCMobile />}
                <PageActions />
              </div>
            </div>
          )}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {/* The server knows no window; what it sends is hidden on narrow ones. */}
      {hasContents && windowSize !== 'mobile' && (
        <div>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
