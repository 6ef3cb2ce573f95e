// Change: replaced, because the list opens below the sticky bar, on top of the text without moving it, and
// closes once a section is chosen; the classic one is a box that pushes the page down.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { Collapsible, ThemeClassNames, useCollapsible } from '@docusaurus/theme-common';
import { makeResetStyles } from '@griffel/react';
import TOCItems from '@theme/TOCItems';
import { useEffect, useRef } from 'react';
import { useDismissal } from '../../../../menus/useDismissal';
import { tokens } from '../../../../tokens/tokens';

const useRootClass = makeResetStyles({
  '@media (min-width: 997px)': { display: 'none' },
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '0 8px',
    border: 0,
    background: 'none',
    color: tokens.text,
    font: 'inherit',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    textAlign: 'start',
    cursor: 'pointer',
  },
});

const useListClass = makeResetStyles({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - var(--ifm-navbar-height) - 44px)',
  background: tokens.surface,
  // During its animation, the theme clips the list; afterwards, a long list scrolls.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& ul': { margin: 0, padding: 0, border: 0, listStyle: 'none' },
  '& > div > ul': { padding: '8px 0', borderBlockEnd: `1px solid ${tokens.line}` },
  '& a': {
    display: 'block',
    margin: 0,
    padding: '12px 16px',
    border: 0,
    color: tokens.text,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '& ul ul a': { paddingInlineStart: '32px', color: tokens.muted },
  '& a:hover': { background: tokens.raised, textDecoration: 'none' },
});

/** The table of contents behind a button, for narrow windows. */
export default function DocItemTOCMobile() {
  const { toc } = useDoc();
  const { collapsed, setCollapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  const root = useRef<HTMLDivElement>(null);

  useDismissal(
    root,
    () => !collapsed,
    () => setCollapsed(true),
  );
  useEffect(() => {
    const list = root.current;
    const closeAfterLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) setCollapsed(true);
    };
    list?.addEventListener('click', closeAfterLink);
    return () => list?.removeEventListener('click', closeAfterLink);
  }, [setCollapsed]);

  return (
    <div ref={root} className={`${ThemeClassNames.docs.docTocMobile} ${useRootClass()}`}>
      <button type="button" className="opener" aria-expanded={!collapsed} onClick={toggleCollapsed}>
        On this page
      </button>
      <div className={useListClass()}>
        <Collapsible lazy collapsed={collapsed}>
          <TOCItems toc={toc} />
        </Collapsible>
      </div>
    </div>
  );
}
