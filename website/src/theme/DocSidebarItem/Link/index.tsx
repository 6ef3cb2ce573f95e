// Change: a link to a part of the page counts as the user's place while the address names that
// part, because the classic theme compares paths alone and marks no template of the playground.
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LinkOriginal from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';

export default function DocSidebarItemLink(props: Props) {
  const { pathname, hash } = useLocation();
  const isBrowser = useIsBrowser();
  const { href } = props.item;
  // The server knows no hash: the mark comes after hydration.
  const isCurrent = isBrowser && hash !== '' && href === pathname + hash;
  return <LinkOriginal {...props} activePath={isCurrent ? href : props.activePath} />;
}
