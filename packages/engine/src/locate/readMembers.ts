import type { SyntaxNode } from '@lezer/common';
import { childNodes } from '../source/childNodes.ts';
import { readString } from '../source/readString.ts';
import type { SourceRange } from '../types.ts';
import {
  followExpression,
  keyOf,
  nest,
  spreadKey,
  type ExpressionRef,
  type Search,
} from './followExpression.ts';

/** A property of an object literal, or one that a spread brings in. */
export interface Member {
  /** Undefined where it cannot be told without running the code; `keys` may say it then. */
  key: string | undefined;
  /** Of a spread or a computed key that cannot be looked into: what it brought in when it ran. */
  keys?: ReadonlySet<string>;
  range: SourceRange;
  /** Where the spread stands that brings it in. */
  usedAt: SourceRange | undefined;
  value: ExpressionRef | undefined;
}

/** The members of an object: of each key the last, and the last of those whose key is not known. */
export interface MemberIndex {
  all: readonly Member[];
  byKey: ReadonlyMap<string, Member>;
  unknown: Member | undefined;
}

/** The members of an object literal; of anything else there are none. */
function indexMembers(search: Search, ref: ExpressionRef): MemberIndex {
  const place = keyOf(ref);
  const known = search.members.get(place);
  if (known) return known;
  search.members.set(place, { all: [], byKey: new Map(), unknown: undefined });
  const all = nest(search, () => readMembers(search, ref)) ?? [];
  const byKey = new Map<string, Member>();
  let unknown: Member | undefined;
  for (const member of all) {
    if (member.keys) for (const key of member.keys) byKey.set(key, member);
    else if (member.key === undefined) unknown = member;
    else byKey.set(member.key, member);
  }
  const index = { all, byKey, unknown };
  search.members.set(place, index);
  return index;
}

/** The properties of an object literal in order, spreads unfolded as far as they can be followed. */
function readMembers(search: Search, { module, node }: ExpressionRef): Member[] {
  if (node.name !== 'ObjectExpression') return [];
  return node.getChildren('Property').flatMap((property): Member[] => {
    const children = childNodes(property);
    const [first] = children;
    const last = children[children.length - 1];
    const range = { file: module.file, from: property.from, to: property.to };
    if (!first || !last) return [];
    const value = { module, node: last };
    if (first.name === 'Spread') {
      const spread = indexMembers(search, followExpression(search, value)).all;
      if (spread.length > 0) return spread.map((member) => ({ ...member, usedAt: range }));
      const keys = search.spreads.get(spreadKey(range));
      return [
        { key: undefined, ...(keys && { keys }), range, usedAt: undefined, value: undefined },
      ];
    }
    const named = first.name === '[' ? (children[1] ?? first) : first;
    const key =
      first.name === 'PropertyDefinition'
        ? module.code.slice(first.from, first.to)
        : readConstant(search, { module, node: named });
    const keys = key === undefined ? search.spreads.get(spreadKey(range)) : undefined;
    return [{ key, ...(keys && { keys }), range, usedAt: undefined, value }];
  });
}

/** The member of an object that has a key: the last one, or the last that might have it. */
export function findMember(search: Search, ref: ExpressionRef, key: string): Member | undefined {
  if (ref.node.name === 'ArrayExpression') {
    const element = childNodes(ref.node).filter(({ name }) => !/^[[\],]$/.test(name))[Number(key)];
    if (!element) return undefined;
    const range = { file: ref.module.file, from: element.from, to: element.to };
    return { key, range, usedAt: undefined, value: { module: ref.module, node: element } };
  }
  const { byKey, unknown } = indexMembers(search, ref);
  return byKey.get(key) ?? unknown;
}

/** The text of a string, number or template whose holes are such; undefined for anything else. */
function readConstant(search: Search, ref: ExpressionRef): string | undefined {
  const { module, node } = followExpression(search, ref);
  const text = readString(node, module.code);
  if (text !== undefined) return text;
  if (node.name === 'Number') return String(Number(module.code.slice(node.from, node.to)));
  if (node.name !== 'TemplateString') return undefined;

  let result = '';
  let from = node.from + 1;
  for (const hole of node.getChildren('Interpolation')) {
    const inner: SyntaxNode | undefined = childNodes(hole)[1];
    const value = inner && readConstant(search, { module, node: inner });
    if (value === undefined) return undefined;
    result += module.code.slice(from, hole.from) + value;
    from = hole.to;
  }
  return result + module.code.slice(from, node.to - 1);
}
