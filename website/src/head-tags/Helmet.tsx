// Change: replaces `react-helmet-async` in the browser, because a server-rendered page needs only a part of
// it there (1 KB instead of 5). The server uses the library itself.
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { applyHeadTags, collectHeadTags } from './headTags';

/** The tags of each component, by the order of first rendering, so that outer components come first. */
const heads = new Map<number, ReactNode>();
let rendered = 0;
let isDue = false;

/** Updates the head in the next frame, once for all components of a commit. */
function update(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    const inOrder = [...heads].sort(([a], [b]) => a - b).map(([, head]) => head);
    applyHeadTags(collectHeadTags(inOrder));
  });
}

/** Adds tags to the document's head while it is mounted. */
export function Helmet({ children }: { children?: ReactNode }) {
  const [order] = useState(() => rendered++);

  useLayoutEffect(() => {
    heads.set(order, children);
    update();
  }, [order, children]);

  useLayoutEffect(
    () => () => {
      heads.delete(order);
      update();
    },
    [order],
  );
  return null;
}

/** The library's provider collects tags on the server; in the browser, it is not needed. */
export function HelmetProvider({ children }: { children?: ReactNode }) {
  return children;
}
