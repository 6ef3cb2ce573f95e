export interface ChoiceScriptOptions {
  /** The attribute of the `html` element that the stylesheet asks for. */
  attribute: string;
  /** Where the reader's browser keeps the choice. */
  storageKey: string;
  /** What a stored choice is checked against. */
  ids: readonly string[];
}

/**
 * Makes an inline script that applies a stored choice before the first paint, if it is one that
 * exists. An attribute that the classic theme has made of the address (`?docusaurus-data-…`) goes.
 */
export function createChoiceScript({ attribute, storageKey, ids }: ChoiceScriptOptions): string {
  return `(function () {
  var root = document.documentElement;
  root.removeAttribute(${JSON.stringify(attribute)});
  try {
    var id = localStorage.getItem(${JSON.stringify(storageKey)});
    if (${JSON.stringify(ids)}.indexOf(id) >= 0) root.setAttribute(${JSON.stringify(attribute)}, id);
  } catch (error) {
    // Storage is unavailable: the page is as it starts.
  }
})();`;
}
