import { splitList } from '../source/splitList.ts';
import { CSS_PSEUDOS } from '../vocabulary/cssPseudos.ts';
import { nearestWords } from '../vocabulary/nearestWords.ts';

const AT_RULES = ['@media', '@supports', '@layer', '@container', '@scope'];

/**
 * How a selector that Griffel drops or misreads can be written, the likeliest first.
 *
 * @example suggestSelectors(':hover, :focus') // [':hover,:focus']
 * @example suggestSelectors('.dark &') // [':global(.dark)']
 * @example suggestSelectors('.icon') // ['& .icon', '&.icon']
 */
export function suggestSelectors(selector: string): string[] {
  if (/^:.*,\s+:/s.test(selector)) return [selector.replaceAll(/,\s+:/g, ',:')];
  if (selector.startsWith('@')) {
    const [name = ''] = /^@[\w-]+/.exec(selector) ?? [];
    return nearestWords(name, AT_RULES).map((near) => near + selector.slice(name.length));
  }
  if (selector.includes('&')) {
    const parent = /^([^&,]+?)\s+&$/.exec(selector)?.[1];
    return parent === undefined ? [] : [`:global(${parent})`];
  }
  const pseudo = CSS_PSEUDOS.filter((one) => one.replace(/^::?/, '') === selector);
  if (pseudo.length > 0) return pseudo.filter((one) => one.startsWith('::') || !isElement(one));
  const parts = splitList(selector, /,/).map((part) => part.trim());
  if (parts.some((part) => part === '')) return [];
  const descendants = parts.map((part) => `& ${part}`).join(', ');
  const isPlainName = parts.some((part) => /^[a-z*]/i.test(part));
  return isPlainName ? [descendants] : [descendants, parts.map((part) => `&${part}`).join(', ')];
}

/** The old spelling of a pseudo-element, with one colon. */
function isElement(pseudo: string): boolean {
  return CSS_PSEUDOS.includes(`:${pseudo}`);
}
