// Change: stands in for `react-helmet-async` in the browser's bundle, because a page that is
// rendered by the server needs only a part of it there (1 KB instead of 5). The server has the
// library itself.
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { applyHeadTags, collectHeadTags } from './headTags';

/** What each component asks for, by the order in which they first rendered: outer ones first. */
const heads = new Map<number, ReactNode>();
let rendered = 0;
let isDue = false;

/** Several components change in one commit; the head changes once, in the next frame. */
function update(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    const inOrder = [...heads].sort(([a], [b]) => a - b).map(([, head]) => head);
    applyHeadTags(collectHeadTags(inOrder));
  });
}

/** Asks for tags in the document's head, as long as it is on the page. */
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

/** Collects on the server; here each `Helmet` speaks for itself. */
export function HelmetProvider({ children }: { children?: ReactNode }) {
  return children;
}
