// Change: replaced, because the sidebar is not hideable on this site, and because the frame of a page needs
// classes of its own: selecting it with `:has()` made browsers restyle the whole page at each change.
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { makeStyles, mergeClasses } from '@griffel/react';
import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flex: '1 0 auto',
    width: '100%',
    // Centered in a wide window.
    maxWidth: 'var(--frame)',
    marginInline: 'auto',
  },
  main: {
    width: '100%',
    padding: '0 16px 48px',
    '@media (min-width: 997px)': {
      flexGrow: 1,
      maxWidth: 'calc(100% - var(--doc-sidebar-width))',
      padding: '24px 16px 64px var(--gutter)',
    },
    '@media print': { maxWidth: 'none', padding: 0 },
  },
  // The playground uses the full width of the window.
  wideFrame: { maxWidth: 'none', '--doc-sidebar-width': 'min(10.5rem, 17vw)' },
  wideMain: {
    padding: '0 0 16px',
    // Content below the playground keeps the margins of a page.
    '--foot-margin': '16px',
    '@media (min-width: 601px)': { padding: '0 8px 16px', '--foot-margin': '8px' },
    '@media (min-width: 997px)': { padding: '0 8px 16px' },
  },
});

const noChange = () => undefined;

/** The layout of the documentation: a sidebar, and the page beside it. */
export default function DocRootLayout({ children }: Props) {
  const sidebar = useDocsSidebar();
  const styles = useStyles();
  const isWide = sidebar?.name === 'try-it-out';
  return (
    <>
      <BackToTopButton />
      <div className={mergeClasses(styles.frame, isWide && styles.wideFrame)}>
        {sidebar && (
          <DocRootLayoutSidebar
            sidebar={sidebar.items}
            hiddenSidebarContainer={false}
            setHiddenSidebarContainer={noChange}
          />
        )}
        <main className={mergeClasses(styles.main, isWide && styles.wideMain)}>{children}</main>
      </div>
    </>
  );
}
