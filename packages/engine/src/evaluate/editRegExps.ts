import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';
import { editEach } from './editEach.ts';
import { hide } from './editNames.ts';

/** Regular expressions that ES5 does not have: with the flags s, u and v, and with names of groups. */
export const NEWER_REGEXP = /^\/[^]*\(\?<\w|\/[a-z]*[suv][a-z]*$/;

/** Whether a regular expression is `/(?:)/u`, which finds the characters of a text; in ES5, it finds their halves. */
export function isHalving({ name, from, to }: SyntaxNode, code: string): boolean {
  return name === 'RegExp' && /^\/\(\?:\)\/[a-z]*u/.test(code.slice(from, to));
}

/**
 * Removes the flag of `/(?:)/u`, as Babel does, and makes reading the text of one that Babel writes anew throw:
 * `String(/a/s)`.
 */
export function editRegExps(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (one) => {
    const { from, to } = one;
    const text = one.name === 'RegExp' ? code.slice(from, to) : '';
    if (isHalving(one, code)) return [{ from, to, text: text.replace('u', '') }];
    if (!NEWER_REGEXP.test(text)) return [];
    return hide(from, to);
  });
}
