import type { HeadTags } from './collectHeadTags';

/** Marks what this module may change; the library on the server marks the same way. */
const MARK = 'data-rh';

function applyAttributes(element: Element, attributes: ReadonlyMap<string, string>): void {
  const marked = element.getAttribute(MARK)?.split(',') ?? [];
  for (const name of marked) if (!attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const mark = [...attributes.keys()].join(',');
  if (mark === '') element.removeAttribute(MARK);
  else if (marked.join(',') !== mark) element.setAttribute(MARK, mark);
}

/** Makes the document's head what it should be, and leaves alone what it is already. */
export function applyHeadTags({ title, html, body, elements }: HeadTags): void {
  if (title !== undefined && document.title !== title) document.title = title;
  applyAttributes(document.documentElement, html);
  applyAttributes(document.body, body);

  const present = new Set(document.head.querySelectorAll(`[${MARK}]`));
  for (const element of elements) {
    element.setAttribute(MARK, 'true');
    const same = [...present].find((other) => other.isEqualNode(element));
    if (same) present.delete(same);
    else document.head.append(element);
  }
  for (const element of present) if (element.localName !== 'title') element.remove();
}
