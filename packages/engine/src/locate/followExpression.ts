import type { SyntaxNode } from '@lezer/common';
import {
  childNodes,
  isFunction,
  nextNode,
  readInitializer,
  readString,
  textOf,
  unescapeText,
  unwrap,
} from '../source/nodes.ts';
import { findStars } from '../source/findStars.ts';
import { findStatements, type ModuleModel } from '../source/parseModule.ts';
import { resolveModule } from '../source/resolveSpecifier.ts';
import { readScopes } from '../source/scopes.ts';
import { isUnchanged } from './isUnchanged.ts';
import {
  type ExpressionRef,
  keyOf,
  type Member,
  type MemberIndex,
  nest,
  type Search,
  spreadKey,
} from './Search.ts';

/**
 * Follows an expression to the literal that it evaluates to: through brackets, `as`, variables, imports,
 * members and functions that return a literal. Returns the last expression that it reaches.
 */
export function followExpression(search: Search, start: ExpressionRef): ExpressionRef {
  const key = keyOf(start);
  const known = search.followed.get(key);
  if (known) return known;
  search.followed.set(key, start);
  const seen = new Set([key]);
  let at = start;
  for (;;) {
    const next = nest(search, () => followOnce(search, at));
    if (!next || seen.has(keyOf(next))) break;
    seen.add(keyOf(next));
    at = next;
  }
  search.followed.set(key, at);
  return at;
}

function followOnce(search: Search, { module, node }: ExpressionRef): ExpressionRef | undefined {
  const to = (target: SyntaxNode | null | undefined): ExpressionRef | undefined =>
    target ? { module, node: target } : undefined;
  const inner = unwrap(node);
  if (inner !== node) return to(inner);
  switch (node.name) {
    case 'PropertyDefinition':
    case 'VariableName':
      return readScopes(module).isShadowed(node, textOf(node, module.code))
        ? undefined
        : resolveName(search, module, textOf(node, module.code));
    case 'MemberExpression': {
      const property = node.getChild('PropertyName');
      const object = node.firstChild;
      if (!property || !object) return undefined;
      const binding =
        object.name === 'VariableName' && module.imports.get(textOf(object, module.code));
      if (binding && binding.imported === '*') {
        if (!isUnchanged(search, module, textOf(object, module.code))) return undefined;
        return resolveExport(search, module, binding.specifier, textOf(property, module.code));
      }
      const target = followExpression(search, { module, node: object });
      return findMember(search, target, textOf(property, module.code))?.value;
    }
    case 'CallExpression': {
      const callee = node.firstChild;
      if (!callee) return undefined;
      if (textOf(callee, module.code) === 'Object.freeze' && callee.firstChild) {
        const args = node.getChild('ArgList');
        return readScopes(module).isGlobal(callee.firstChild)
          ? to(args && childNodes(args)[1])
          : undefined;
      }
      const target = followExpression(search, { module, node: callee });
      const returned = findReturned(target.node);
      return returned && { module: target.module, node: returned };
    }
    default:
      return undefined;
  }
}

/**
 * The expression that every call of a function returns; undefined unless the function has exactly one
 * `return`, outside of conditions and loops.
 */
function findReturned(node: SyntaxNode): SyntaxNode | undefined {
  if (!/^(ArrowFunction|FunctionDeclaration|FunctionExpression)$/.test(node.name)) return undefined;
  // Calls of these return a promise or an iterator instead.
  if (node.getChild('async') ?? node.getChild('Star')) return undefined;
  const block = node.getChild('Block');
  if (!block) return node.lastChild ?? undefined;
  const returns: SyntaxNode[] = [];
  block.cursor().iterate((ref) => {
    if (ref.name === 'ReturnStatement') returns.push(ref.node);
    return !isFunction(ref.node) && ref.name !== 'ClassBody';
  });
  const [only, ...others] = returns;
  if (!only || others.length > 0 || only.parent?.from !== block.from) return undefined;
  return childNodes(only)[1];
}

function resolveName(search: Search, module: ModuleModel, name: string): ExpressionRef | undefined {
  if (!isUnchanged(search, module, name)) return undefined;
  const binding = module.imports.get(name);
  if (binding) return resolveExport(search, module, binding.specifier, binding.imported);
  const [statement] = findStatements(module, name);
  if (!statement) return undefined;
  const { node } = statement;
  const declaration =
    node.name === 'ExportDeclaration'
      ? (node.getChild('VariableDeclaration') ?? node.getChild('FunctionDeclaration'))
      : node;
  if (declaration?.name === 'FunctionDeclaration') return { module, node: declaration };
  if (declaration?.name !== 'VariableDeclaration') return undefined;
  const definition = declaration
    .getChildren('VariableDefinition')
    .find(({ from, to }) => module.code.slice(from, to) === name);
  const value = definition && readInitializer(definition);
  return value && { module, node: value };
}

function resolveExport(
  search: Search,
  importer: ModuleModel,
  specifier: string,
  name: string,
  seen = new Set<string>(),
): ExpressionRef | undefined {
  const module = resolveModule(search.modules, importer, specifier);
  const exported = module?.exports.get(name);
  // Files may re-export each other.
  if (!module || name === '*' || seen.has(module.file)) return undefined;
  if (exported?.kind === 'local') return resolveName(search, module, exported.local);
  if (exported?.kind === 'from') {
    return nest(search, () => resolveExport(search, module, exported.specifier, exported.imported));
  }
  if (exported?.kind === 'default') {
    const word = exported.statement.node.getChild('default');
    const node = word && nextNode(word);
    return node ? { module, node } : undefined;
  }
  seen.add(module.file);
  for (const star of findStars(search.modules, module, name)) {
    const found = nest(search, () => resolveExport(search, module, star, name, seen));
    if (found) return found;
  }
  return undefined;
}

/** Finds the member that sets each key of an object literal. Other expressions have no members. */
function indexMembers(search: Search, ref: ExpressionRef): MemberIndex {
  const place = keyOf(ref);
  const known = search.members.get(place);
  if (known) return known;
  search.members.set(place, { byKey: new Map(), rest: undefined });
  const byKey = new Map<string, Member | undefined>();
  const unknown: Member[] = [];
  for (const member of readMembers(search, ref)) {
    if (!member.keys) {
      unknown.push(member);
      for (const key of byKey.keys()) byKey.set(key, undefined);
      continue;
    }
    for (const key of member.keys.always) byKey.set(key, member);
    for (const key of member.keys.sometimes) {
      const isOnly = unknown.length === 0 && !byKey.has(key);
      byKey.set(key, isOnly ? member : undefined);
    }
  }
  const index = { byKey, rest: unknown.length === 1 ? unknown[0] : undefined };
  search.members.set(place, index);
  return index;
}

/** The properties and spreads of an object literal, in order. */
function readMembers(search: Search, { module, node }: ExpressionRef): Member[] {
  if (node.name !== 'ObjectExpression') return [];
  return node.getChildren('Property').flatMap((property): Member[] => {
    const children = childNodes(property);
    const [first] = children;
    const last = children.at(-1);
    if (!first || !last) return [];
    const range = { file: module.file, from: property.from, to: property.to };
    const brought = search.spreads.get(spreadKey(range));
    const value = { module, node: last };
    if (first.name === 'Spread') {
      return [{ keys: brought, range, usedAt: undefined, value: undefined, spread: value }];
    }
    const name = property.getChild('PropertyDefinition');
    const named = first.name === '[' ? (children[1] ?? first) : first;
    const key = name ? textOf(name, module.code) : readConstant(search, { module, node: named });
    const keys = key === undefined ? brought : { always: [key], sometimes: [] };
    return [{ keys, range, usedAt: undefined, value, spread: undefined }];
  });
}

/** The member that sets a key of an object or an array; undefined where it may be one of several. */
export function findMember(search: Search, ref: ExpressionRef, key: string): Member | undefined {
  if (ref.node.name === 'ArrayExpression') return findElement(ref, Number(key));
  const { byKey, rest } = indexMembers(search, ref);
  const member = byKey.has(key) ? byKey.get(key) : rest;
  const { spread } = member ?? {};
  if (!member || !spread) return member;
  const inner = nest(search, () => findMember(search, followExpression(search, spread), key));
  return inner ? { ...inner, usedAt: member.range } : member;
}

/** An element of an array literal; undefined after a spread, where positions are not known. */
function findElement({ module, node }: ExpressionRef, index: number): Member | undefined {
  const elements: (SyntaxNode | undefined)[] = [undefined];
  for (const child of childNodes(node).slice(1, -1)) {
    if (child.name === 'Spread') break;
    if (child.name === ',') elements.push(undefined);
    else elements[elements.length - 1] = child;
  }
  const element = elements[index];
  if (!element) return undefined;
  const range = { file: module.file, from: element.from, to: element.to };
  const value = { module, node: element };
  return { keys: undefined, range, usedAt: undefined, value, spread: undefined };
}

/** The text of a string, a number or a template of such values; undefined for anything else. */
function readConstant(search: Search, ref: ExpressionRef): string | undefined {
  const { module, node } = followExpression(search, ref);
  const text = readString(node, module.code);
  if (text !== undefined) return text;
  if (node.name === 'Number') return String(Number(textOf(node, module.code)));
  if (node.name !== 'TemplateString') return undefined;

  let result = '';
  let from = node.from + 1;
  for (const hole of node.getChildren('Interpolation')) {
    const inner: SyntaxNode | undefined = childNodes(hole)[1];
    const value = inner && readConstant(search, { module, node: inner });
    if (value === undefined) return undefined;
    result += unescapeText(module.code.slice(from, hole.from)) + value;
    from = hole.to;
  }
  return result + unescapeText(module.code.slice(from, node.to - 1));
}
