// Change: replaced, because a page has one row above its title (breadcrumbs and actions), a sticky bar
// below the navigation on phones, and columns with fixed edges. The classic one stacks these parts and
// gives the text three quarters of the available width.
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

/** Docusaurus's mobile layout. */
const MOBILE = '@media screen and (max-width: 996px)';

/** Docusaurus's desktop layout, with the sidebar beside the page. */
const DESKTOP = '@media screen and (min-width: 997px)';

const useColumnsClass = makeResetStyles({
  display: 'grid',
  // The column of code, tables and results; text is narrower.
  gridTemplateColumns: 'minmax(0, var(--wide))',
  justifyContent: 'center',
  [DESKTOP]: {
    gridTemplateColumns: 'minmax(0, calc(var(--wide) + var(--beside))) clamp(176px, 14.5vw, 208px)',
    columnGap: 'var(--gutter)',
    justifyContent: 'start',
  },
});

/** A page without a table of contents is as wide as the window. */
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
  // The bar must stick until the end of the article, so the row must not have a box of its own.
  [MOBILE]: { display: 'contents' },
});

const useBarClass = makeResetStyles({
  display: 'flex',
  // Fills the row, so that it is at the end even if the page is painted before all of the bar has arrived.
  flexGrow: 1,
  justifyContent: 'end',
  [MOBILE]: {
    position: 'sticky',
    top: 'var(--ifm-navbar-height)',
    zIndex: 'calc(var(--ifm-z-index-fixed) - 1)',
    alignItems: 'center',
    justifyContent: 'space-between',
    // As wide as the window.
    margin: '0 -16px 16px',
    padding: '0 8px',
    borderBlockEnd: `1px solid ${tokens.line}`,
    background: tokens.ground,
  },
  // Rows are taller with a touch screen, but the heading should not start lower.
  '@media screen and (max-width: 996px) and (pointer: coarse)': { marginBottom: '4px' },
});

/** The layout of a documentation page: its head, content, table of contents and footer. */
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
          {/* The playground has breadcrumbs and actions in its own row. */}
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
      {/* The server does not know the window size and renders it always; CSS hides it in narrow windows. */}
      {hasContents && windowSize !== 'mobile' && (
        <div>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
