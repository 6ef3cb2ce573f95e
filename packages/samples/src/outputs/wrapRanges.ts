import type { Element, ElementContent, RootContent } from 'hast';
import { cutAtLines, nameHueClass, type AtomRange } from '@griffel-site/engine';
import { wrapStretches } from './wrapStretches.ts';

type Nodes = readonly (RootContent | ElementContent)[];

/**
 * Puts marks around stretches of highlighted code. A mark never spans a line break: one that would
 * is cut, so that the lines can be taken apart.
 *
 * `color: 'red'` marked from 0 to 12 becomes
 * `<span class="atom hue-2" data-atom="fe3e8s9">…the tokens…</span>`. Where right-to-left pages have
 * another class, `data-rtl` names it.
 *
 * @param nodes - the children of the highlighter's root
 * @param text - the code that they show
 * @param ranges - in order, not overlapping
 */
export function wrapRanges(nodes: Nodes, text: string, ranges: readonly AtomRange[]): Nodes {
  const pieces = ranges.flatMap((range) => cutAtLines(range, text));
  return wrapStretches(nodes, pieces, ({ atom, hue, rtl }, children): Element => ({
    type: 'element',
    tagName: 'span',
    properties: {
      ...(hue !== undefined && { className: ['atom', ...nameHueClass(hue).split(' ')] }),
      dataAtom: atom,
      dataRtl: rtl,
    },
    children,
  }));
}
