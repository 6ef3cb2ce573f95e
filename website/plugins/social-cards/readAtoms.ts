import { allocateHues, HUE_COUNT } from '@griffel-site/engine';
import postcss from 'postcss';
import type { Atom } from './Atom';

/** The blocks of CSS in the committed outputs of a page. */
const CSS_BLOCK = /^(`{3,})css\n([\s\S]*?)^\1$/gm;

/** How Griffel names a class: `f` for one declaration, `r` for reset styles. */
const CLASS_NAME = /\.([fr][a-z0-9]{5,})/;

/**
 * Reads the classes of a page's samples.
 *
 * @param outputs - the committed outputs of the page, Markdown
 * @returns each class once, in the order of the page
 */
export function readAtoms(outputs: string): Atom[] {
  const names: string[] = [];
  for (const [, , css = ''] of outputs.matchAll(CSS_BLOCK)) {
    postcss.parse(css).walkRules(({ selector }) => {
      const name = CLASS_NAME.exec(selector)?.[1];
      if (name !== undefined) names.push(name);
    });
  }
  return [...allocateHues(names)]
    .sort(([a], [b]) => names.indexOf(a) - names.indexOf(b))
    .map(([name, number]) => ({ name, hue: number % HUE_COUNT }));
}
