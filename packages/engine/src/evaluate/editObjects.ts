import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';
import { childNodes, textOf } from '../source/nodes.ts';
import { editEach } from './editEach.ts';

/**
 * Makes spreads and computed keys record what they bring in: `...mixin()` becomes
 * `...$griffelSpread(12,(mixin()))`, and `[key]` becomes `[$griffelSpread(30,(key))]`.
 */
export function editSpreads(node: SyntaxNode): Edit[] {
  return editEach(node, (property) => {
    if (property.name !== 'Property' || property.parent?.name !== 'ObjectExpression') return [];
    const [open, value] = childNodes(property);
    if ((open?.name !== 'Spread' && open?.name !== '[') || !value) return [];
    return [
      { from: open.to, to: open.to, text: `$griffelSpread(${open.from},(` },
      { from: value.to, to: value.to, text: '))' },
    ];
  });
}

/**
 * Makes a key that an object repeats behind a spread or a computed key keep the place of the first, as in ES5: V8 gives
 * it that of the last. `{ ...a, b: 1, c: 2, b: 3 }` becomes `{ ...a, b: 1, c: 2, ["b"]: 3 }`.
 */
export function editRepeatedKeys(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (object) => {
    if (object.name !== 'ObjectExpression') return [];
    const seen = new Set<string>();
    return object.getChildren('Property').flatMap((property): Edit[] => {
      const [key, colon] = childNodes(property);
      if (!key || (colon && colon.name !== ':')) return [];
      const { from, to } = key;
      const text = code.slice(from, to);
      const written = key.name === 'PropertyDefinition' ? `"${text}"` : text;
      const name = written.replace(/^'(.*)'$/, '"$1"');
      if (seen.has(name)) return [{ from, to, text: `[${written}]${colon ? '' : `:${text}`}` }];
      seen.add(name);
      return [];
    });
  });
}

/**
 * Makes `__proto__` what Babel makes of it behind a computed key, a property of its own, and behind a spread, where it
 * gets lost: ES5 has neither, so what follows them is assigned or copied.
 */
export function editPrototypes(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (property) => {
    const key = readPrototypeKey(code, property);
    if (!key) return [];
    const [, colon, value] = childNodes(property);
    let before: string | undefined;
    for (let at = property.prevSibling; at && before === undefined; at = at.prevSibling) {
      const [first] = at.name === 'Property' ? childNodes(at) : [];
      if (first?.name === '[' || first?.name === 'Spread') before = first.name;
    }
    if (!colon || !value || before === undefined) return [];
    if (before === '[') return [{ from: key.from, to: key.to, text: '["__proto__"]' }];
    return [
      { from: key.from, to: colon.to, text: '...(' },
      { from: value.to, to: value.to, text: ',{})' },
    ];
  });
}

/** The key of `__proto__: value`, which sets the prototype of an object. */
export function readPrototypeKey(code: string, property: SyntaxNode): SyntaxNode | undefined {
  const [key, colon] = property.name === 'Property' ? childNodes(property) : [];
  if (!key || colon?.name !== ':') return undefined;
  return /^(["']?)__proto__\1$/.test(textOf(key, code)) ? key : undefined;
}
