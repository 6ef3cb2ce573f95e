// Change: a link to a part of the page counts as the user's place while the address names that
// part, because the classic theme compares paths alone and marks no template of the playground. All others
// are rendered anew only if their mark changes, because a new page rendered each of them.
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LinkOriginal from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { memo, type ComponentType } from 'react';

const Marked = memo(LinkOriginal as ComponentType<Props>);

function LinkToPart(props: Props) {
  const { pathname, hash } = useLocation();
  const isBrowser = useIsBrowser();
  const { href } = props.item;
  // The server knows no hash: the mark comes after hydration.
  const isCurrent = isBrowser && hash !== '' && href === pathname + hash;
  return <Marked {...props} activePath={isCurrent ? href : props.activePath} />;
}

export default function DocSidebarItemLink(props: Props) {
  const { item, activePath } = props;
  if (item.href.includes('#')) return <LinkToPart {...props} />;
  return <Marked {...props} activePath={isActiveSidebarItem(item, activePath) ? item.href : ''} />;
}
