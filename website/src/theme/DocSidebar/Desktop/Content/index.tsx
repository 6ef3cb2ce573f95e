// Change: wrapped, so that the entry of the current page is in view. In a low window, the list is longer than
// its column, and the classic one starts at its top.
import ContentOriginal from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { makeResetStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { showCurrentEntry } from '../../../../menus/showCurrentEntry';

const useRootClass = makeResetStyles({ display: 'contents' });

export default function DocSidebarDesktopContent(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => showCurrentEntry(root.current?.querySelector('.menu')), [props.path]);
  return (
    <div ref={root} className={useRootClass()}>
      <ContentOriginal {...props} />
    </div>
  );
}
