// Change: replaces `react-helmet-async` in the browser, because a server-rendered page needs only a part of
// it there (1 KB instead of 5). The server uses the library itself.
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

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

/** The tags of the document's head, and the attributes of the elements around it. */
interface HeadTags {
  title: string | undefined;
  html: ReadonlyMap<string, string>;
  body: ReadonlyMap<string, string>;
  /** Everything else in the head: an element each, in order. */
  elements: readonly Element[];
}

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

function readAttributes(props: Props): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value === undefined || value === null || value === false) continue;
    attributes.set(
      ATTRIBUTE_NAMES[name] ?? name.toLowerCase(),
      String(value as string | number | true),
    );
  }
  return attributes;
}

function readText(children: ReactNode): string {
  return Children.toArray(children).join('');
}

function createElement(type: string, props: Props): Element {
  const element = document.createElement(type);
  for (const [name, value] of readAttributes(props)) element.setAttribute(name, value);
  element.textContent = readText(props.children);
  return element;
}

/**
 * The identity of a tag: a later tag replaces an earlier one with the same identity. Undefined if it may
 * occur several times.
 */
function identify(element: Element): string | undefined {
  const name = element.localName;
  if (name === 'link' && element.getAttribute('rel') === 'canonical') return 'canonical';
  if (name !== 'meta') return undefined;
  for (const key of ['charset', 'name', 'property', 'http-equiv', 'itemprop']) {
    const value = element.getAttribute(key);
    if (value !== null) return `${key}=${key === 'charset' ? '' : value}`;
  }
  return undefined;
}

/**
 * Computes the head from the tags of the components on the page.
 *
 * @param heads - the children of each `Head`, outer before inner, because later tags override earlier ones
 */
export function collectHeadTags(heads: readonly ReactNode[]): HeadTags {
  let title: string | undefined;
  const html = new Map<string, string>();
  const body = new Map<string, string>();
  const elements: Element[] = [];

  const collect = (children: ReactNode) => {
    for (const child of Children.toArray(children)) {
      if (!isValidElement(child)) continue;
      const { type, props } = child as ReactElement<Props>;
      if (type === Fragment) collect(props.children);
      else if (type === 'title') title = readText(props.children);
      else if (type === 'html' || type === 'body') {
        const target = type === 'html' ? html : body;
        for (const [name, value] of readAttributes(props)) target.set(name, value);
      } else if (typeof type === 'string') {
        const element = createElement(type, props);
        const identity = identify(element);
        const earlier =
          identity === undefined ? -1 : elements.findIndex((other) => identify(other) === identity);
        if (earlier >= 0) elements.splice(earlier, 1);
        elements.push(element);
      }
    }
  };
  heads.forEach(collect);
  return { title, html, body, elements };
}

/** Marks tags and attributes that this module may change; the library on the server uses the same mark. */
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

/** Updates the document's head, without touching what is already correct. */
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
  // A style sheet stays, so that it applies immediately when the user comes back.
  for (const element of present) if (!element.matches('title, [rel=stylesheet]')) element.remove();
}
