import { StyleModule } from 'style-mod';

/** What has been mounted in a document or a shadow root. */
interface Mounted {
  sheet: CSSStyleSheet;
  modules: readonly StyleModule[];
}

const mounted = new WeakMap<DocumentOrShadowRoot, Mounted>();

/**
 * Makes CodeMirror put its styles into adopted style sheets. In a document its style-mod makes a style
 * element, which the policy of the site does not allow; in a shadow root it adopts a sheet by itself.
 * Call it before the first editor is made.
 */
export function adoptStyles(): void {
  StyleModule.mount = (root, given) => {
    let known = mounted.get(root);
    if (!known) {
      known = { sheet: new CSSStyleSheet(), modules: [] };
      mounted.set(root, known);
      root.adoptedStyleSheets.push(known.sheet);
    }
    const added = [given].flat() as StyleModule[];
    if (added.every((one) => known.modules.includes(one))) return;
    // Later ones override earlier ones: those of this editor keep their order.
    known.modules = [...added, ...known.modules.filter((one) => !added.includes(one))];
    known.sheet.replaceSync(known.modules.map((one) => one.getRules()).join('\n'));
  };
}
