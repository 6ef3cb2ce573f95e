import type { SyntaxNode } from '@lezer/common';
import { childNodes } from '../source/childNodes.ts';
import { readString } from '../source/readString.ts';
import type { SourceRange } from '../types.ts';
import { followExpression, type ExpressionRef, type Search } from './followExpression.ts';

/** A property of an object literal, or one that a spread brings in. */
export interface Member {
  /** Undefined where it cannot be told without running the code. */
  key: string | undefined;
  range: SourceRange;
  /** Where the spread stands that brings it in. */
  usedAt: SourceRange | undefined;
  value: ExpressionRef | undefined;
}

/** The properties of an object literal in order, spreads unfolded as far as they can be followed. */
export function readMembers(search: Search, { module, node }: ExpressionRef): Member[] {
  if (node.name !== 'ObjectExpression' || search.stepsLeft-- <= 0) return [];
  return node.getChildren('Property').flatMap((property): Member[] => {
    const children = childNodes(property);
    const [first] = children;
    const last = children[children.length - 1];
    const range = { file: module.file, from: property.from, to: property.to };
    if (!first || !last) return [];
    const value = { module, node: last };
    if (first.name === 'Spread') {
      const spread = readMembers(search, followExpression(search, value));
      if (spread.length > 0) return spread.map((member) => ({ ...member, usedAt: range }));
      return [{ key: undefined, range, usedAt: undefined, value: undefined }];
    }
    const named = first.name === '[' ? (children[1] ?? first) : first;
    const key =
      first.name === 'PropertyDefinition'
        ? module.code.slice(first.from, first.to)
        : readConstant(search, { module, node: named });
    return [{ key, range, usedAt: undefined, value }];
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
  const members = readMembers(search, ref);
  return (
    members.filter((member) => member.key === key).at(-1) ??
    members.filter((member) => member.key === undefined).at(-1)
  );
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
