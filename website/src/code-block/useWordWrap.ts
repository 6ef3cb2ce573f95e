import { useEffect, useState, type RefObject } from 'react';

/**
 * Breaks the long lines of a block, or lets it scroll. Docusaurus has the same, but measures every block
 * while the page starts, for which the browser has to lay out all of them.
 *
 * @param block - its `pre`, with a `code` element in it
 * @returns whether lines are broken or too long for the block, which is known once it is laid out;
 *   whether they are broken; and a function that changes that
 */
export function useWordWrap(block: RefObject<HTMLPreElement | null>) {
  const [isEnabled, setIsEnabled] = useState(false);
  const [isTooLong, setIsTooLong] = useState(false);

  useEffect(() => {
    const pre = block.current;
    const code = pre?.querySelector('code');
    if (!pre || !code) return undefined;
    const measure = () => setIsTooLong(pre.scrollWidth > pre.clientWidth);
    if (!('ResizeObserver' in window)) {
      const frame = requestAnimationFrame(measure);
      return () => cancelAnimationFrame(frame);
    }
    // It reports both when they are laid out, which `content-visibility` delays.
    const observer = new ResizeObserver(measure);
    observer.observe(pre);
    observer.observe(code);
    return () => observer.disconnect();
  }, [block]);

  const toggle = () => {
    const code = block.current?.querySelector('code');
    if (!code) return;
    code.style.whiteSpace = isEnabled ? '' : 'pre-wrap';
    // Words, too, so that nothing scrolls.
    code.style.overflowWrap = isEnabled ? '' : 'anywhere';
    setIsEnabled(!isEnabled);
  };
  return { isNeeded: isEnabled || isTooLong, isEnabled, toggle };
}
