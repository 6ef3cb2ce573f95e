// Change: a press on the anchor of a heading copies its address, and says so. The browser goes there
// as ever, and keys that open a link elsewhere keep their meaning.

/** How long the words show, in milliseconds. */
const SHOWN_FOR = 2000;

if (typeof window !== 'undefined') {
  const status = document.createElement('div');
  status.className = 'copied';
  status.role = 'status';
  let timer = 0;
  const say = (text: string) => {
    status.textContent = text;
  };

  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const anchor = (target as Element).closest<HTMLAnchorElement>('.hash-link');
    if (!anchor || ctrlKey || metaKey || shiftKey) return;
    // On the page before it speaks: screen readers hear changes of what they know.
    document.body.append(status);
    navigator.clipboard?.writeText(anchor.href).then(
      () => {
        say('Link copied');
        clearTimeout(timer);
        timer = window.setTimeout(say, SHOWN_FOR, '');
      },
      // Without permission: the address bar has it.
      () => undefined,
    );
  });
}
