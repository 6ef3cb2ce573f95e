import { createRoot, type Root, type RootOptions } from 'react-dom/client';

/** Says which direction a container is for, while there are two. */
const NAME = 'data-griffel-direction';

/** Next to each other where each gets 320 pixels, else below each other. */
const SIDE_BY_SIDE = `
[${NAME}] { display: inline-block !important; box-sizing: border-box; width: 100%; vertical-align: top; padding-bottom: 16px; }
[${NAME}]::before { content: attr(${NAME}); display: block; direction: ltr; margin-bottom: 8px; color: GrayText; font: 12px/16px system-ui, sans-serif; }
@media (min-width: 672px) { [${NAME}] { width: calc(50% - 8px); } [${NAME}] + [${NAME}] { margin-left: 16px; } }`;

/** A second root, in which the code is rendered from right to left. */
export interface SecondPane {
  /** Puts it next to the first container, which is from left to right. */
  open(first: HTMLElement): Root;
  /** Takes it away, and leaves the first container as it was. */
  close(first: HTMLElement): undefined;
}

export function createSecondPane(options: RootOptions): SecondPane {
  let pane: { root: Root; container: HTMLElement } | undefined;
  let sheet: CSSStyleSheet | undefined;

  const close = (first: HTMLElement): undefined => {
    if (!pane) return;
    pane.root.unmount();
    pane.container.remove();
    pane = undefined;
    first.removeAttribute(NAME);
    first.removeAttribute('dir');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  return {
    close,
    open(first) {
      // The user's code may have emptied the document.
      if (pane && pane.container.previousElementSibling === first) return pane.root;
      close(first);
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(SIDE_BY_SIDE);
      }
      document.adoptedStyleSheets.push(sheet);
      const container = document.createElement('div');
      first.setAttribute(NAME, 'Left to right');
      first.dir = 'ltr';
      container.setAttribute(NAME, 'Right to left');
      container.dir = 'rtl';
      first.after(container);
      pane = { container, root: createRoot(container, options) };
      return pane.root;
    },
  };
}
