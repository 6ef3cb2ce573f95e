// Change: wrapped, because the drawer opens with the docs, and users who want another part of the site
// should not have to go back for it: the main links stand above, in one row. It also opens at the entry
// of the page that is open.
import { useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { makeResetStyles } from '@griffel/react';
import SecondaryMenuOriginal from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';
import { useEffect, useRef } from 'react';
import { showCurrentEntry } from '../../../../menus/showCurrentEntry';
import { tokens } from '../../../../tokens/tokens';

const useRowClass = makeResetStyles({
  // It stays while the docs below it scroll.
  position: 'sticky',
  insetBlockStart: '-8px',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  margin: '-8px -8px 8px',
  padding: '4px 8px',
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
  // Its color says where the user is; the edge and the ground are the docs' own mark.
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
      {/* The main menu, beside this one, has the same links. */}
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
