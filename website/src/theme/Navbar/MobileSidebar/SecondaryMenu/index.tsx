// Change: wrapped, because the mobile sidebar opens with the menu of the docs, and users should not have to
// go back to reach other parts of the site: the main links are above it, in one row. It also scrolls to the
// entry of the current page.
import { useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { makeResetStyles } from '@griffel/react';
import SecondaryMenuOriginal from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';
import { useEffect, useRef } from 'react';
import { showCurrentEntry } from '../../../../menus/showCurrentEntry';
import { tokens } from '../../../../tokens/tokens';

const useRowClass = makeResetStyles({
  // It stays in view while the menu below it scrolls.
  position: 'sticky',
  insetBlockStart: '-8px',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  margin: '-8px -8px 8px -2px',
  padding: '4px',
  borderBlockEnd: `1px solid ${tokens.line}`,
  background: tokens.ground,
  listStyle: 'none',
  '& > li > a': {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    padding: '0 12px',
    border: 0,
    whiteSpace: 'nowrap',
  },
  // The color marks the current link; the edge and the background are for the menu of the docs.
  '& > li > [aria-current]': { background: 'none' },
});

export default function NavbarMobileSidebarSecondaryMenu() {
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  const { shown: isOpen, toggle } = useNavbarMobileSidebar();
  const { shown } = useNavbarSecondaryMenu();
  const rowClass = useRowClass();
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (isOpen && shown) showCurrentEntry(row.current?.parentElement);
  }, [isOpen, shown]);

  return (
    <>
      {/* Only while this menu is shown, because the main menu has the same links. */}
      {shown && (
        <ul ref={row} className={rowClass}>
          {items.map((item, index) => (
            <NavbarItem key={index} mobile {...item} onClick={toggle} />
          ))}
        </ul>
      )}
      <SecondaryMenuOriginal />
    </>
  );
}
