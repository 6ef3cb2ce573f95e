import { hueOf } from '@griffel-site/engine';
import postcss, { type Declaration } from 'postcss';
import type { Atom } from './Atom';

/** The blocks of CSS in the committed outputs of a page. */
const CSS_BLOCK = /^(`{3,})css\n([\s\S]*?)^\1$/gm;

/** How Griffel names a class: `f` for one declaration, `r` for reset styles. */
const CLASS_NAME = /\.([fr][a-z0-9]{5,})/;

function toCamelCase(property: string): string {
  return property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Reads the classes of a page's samples.
 *
 * @param outputs - the committed outputs of the page, Markdown
 * @returns each class once, in the order of the page
 */
export function readAtoms(outputs: string): Atom[] {
  const atoms = new Map<string, Atom>();
  for (const [, , css = ''] of outputs.matchAll(CSS_BLOCK)) {
    postcss.parse(css).walkRules((rule) => {
      const name = CLASS_NAME.exec(rule.selector)?.[1];
      const declaration = rule.nodes.find((node): node is Declaration => node.type === 'decl');
      if (name === undefined || !declaration || atoms.has(name)) return;
      const hue = name.startsWith('f') ? hueOf(toCamelCase(declaration.prop)) : undefined;
      atoms.set(name, { name, hue });
    });
  }
  return [...atoms.values()];
}
