/**
 * Props by which a component hears of what a user does. What only the browser or the page causes
 * (`onLoad`, `onScroll`, `onAnimationEnd`) is none of it.
 */
const HANDLER =
  /^on(AuxClick|BeforeInput|Blur|Cancel|Change|Click|Close|ContextMenu|Copy|Cut|DoubleClick|Drag\w*|Drop|Focus|Input|Invalid|Key(?:Down|Press|Up)|Mouse\w+|Paste|Pointer\w+|Reset|Select|Submit|Toggle|Touch\w+|Wheel)$/;

/**
 * Lists what rendered elements react to: the events of all handlers that React has for them.
 *
 * @param {Document} document what React has rendered into, portals included
 * @returns {string[]} names as React has them, in lower case: `click`, `change`; each once, in their order
 */
export function listReactions(document) {
  const found = new Set();
  for (const element of document.body.querySelectorAll('*')) {
    // React keeps the props of an element there, under a name that ends in other characters each time.
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key === undefined ? {} : element[key];
    if (props.disabled === true) continue;
    for (const [name, handler] of Object.entries(props)) {
      const [, event] = HANDLER.exec(name.replace(/Capture$/, '')) ?? [];
      if (event !== undefined && typeof handler === 'function') found.add(event.toLowerCase());
    }
  }
  return [...found].sort();
}
