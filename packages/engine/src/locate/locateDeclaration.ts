import type { AnalyzedDeclaration } from '../Analysis.ts';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { isInside } from '../source/nodes.ts';
import { findMember, followExpression } from './followExpression.ts';
import type { Search } from './Search.ts';

/** The place of a declaration in the source. */
type DeclarationPlace = Pick<AnalyzedDeclaration, 'source' | 'usedAt'>;

/** Finds a declaration by the keys that lead to it from the argument of its call. */
export function locateDeclaration(
  search: Search,
  call: GriffelCall,
  keys: readonly string[],
): DeclarationPlace {
  const module = search.modules.get(call.file);
  const [arg] = call.args;
  const node = arg?.name === 'Spread' ? arg.nextSibling : arg;
  const place: DeclarationPlace = { source: undefined, usedAt: undefined };
  if (!module || !node) return place;

  let at = followExpression(search, { module, node });
  for (const key of keys) {
    const member = findMember(search, at, key);
    if (!member) break;
    place.source = member.range;
    const site = member.usedAt ?? member.range;
    if (site.file === call.file && isInside(site, call.range)) place.usedAt = site;
    if (!member.value) break;
    at = followExpression(search, member.value);
  }
  place.usedAt ??= { file: call.file, from: node.from, to: node.to };
  return place;
}
