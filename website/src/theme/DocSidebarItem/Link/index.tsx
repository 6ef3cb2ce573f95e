// Change: wrapped. A link with a hash is marked as current if the address has that hash, because the
// classic theme compares only paths and would mark no template of the playground. Other links are memoized,
// because the classic theme renders all of them for each page.
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
  // The server does not know the hash, so the mark appears after hydration.
  const isCurrent = isBrowser && hash !== '' && href === pathname + hash;
  return <Marked {...props} activePath={isCurrent ? href : props.activePath} />;
}

export default function DocSidebarItemLink(props: Props) {
  const { item, activePath } = props;
  if (item.href.includes('#')) return <LinkToPart {...props} />;
  return <Marked {...props} activePath={isActiveSidebarItem(item, activePath) ? item.href : ''} />;
}
