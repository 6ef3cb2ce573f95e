/** Elements that are looked at in one search: a document with more is not worth a slow preview. */
const MOST_VISITED = 20_000;

/** The attribute of what this runtime itself puts into the document. */
export const OWN = 'data-griffel-preview';

/**
 * Visits the elements below a node in document order, those of open shadow roots and of frames whose
 * document can be read among them, and leaves out what this runtime has added.
 */
export function visitElements(root: ParentNode, visit: (element: Element) => void): void {
  let left = MOST_VISITED;
  const walk = (parent: ParentNode): void => {
    for (const element of Array.from(parent.querySelectorAll('*'))) {
      if (--left < 0) return;
      if (element.hasAttribute(OWN)) continue;
      visit(element);
      if (element.shadowRoot) walk(element.shadowRoot);
      const inner = element instanceof HTMLIFrameElement ? element.contentDocument : null;
      if (inner) walk(inner);
    }
  };
  walk(root);
}

/** Finds the elements that carry one of the classes. */
export function findCarriers(classes: readonly string[]): Element[] {
  const found: Element[] = [];
  visitElements(document, (element) => {
    if (classes.some((name) => element.classList.contains(name))) found.push(element);
  });
  return found;
}
