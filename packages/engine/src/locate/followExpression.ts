import type { SyntaxNode } from '@lezer/common';
import { isShadowed } from '../calls/findCalls.ts';
import { childNodes } from '../source/childNodes.ts';
import type { ModuleModel } from '../source/ModuleModel.ts';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';
import { findMember } from './readMembers.ts';

/** An expression and the module it stands in. */
export interface ExpressionRef {
  module: ModuleModel;
  node: SyntaxNode;
}

export type Modules = ReadonlyMap<string, ModuleModel>;

/** One search through the modules. Names may lead in circles, so it takes so many steps and no more. */
export interface Search {
  modules: Modules;
  stepsLeft: number;
}

/**
 * Follows an expression to the literal that it stands for: through brackets, `as`, variables,
 * imports, members and functions that return a literal. Ends where it cannot go on.
 */
export function followExpression(search: Search, start: ExpressionRef): ExpressionRef {
  let at = start;
  while (search.stepsLeft-- > 0) {
    const next = followOnce(search, at);
    if (!next) return at;
    at = next;
  }
  return at;
}

function followOnce(search: Search, { module, node }: ExpressionRef): ExpressionRef | undefined {
  const to = (target: SyntaxNode | null | undefined): ExpressionRef | undefined =>
    target ? { module, node: target } : undefined;
  const text = (one: SyntaxNode): string => module.code.slice(one.from, one.to);
  switch (node.name) {
    case 'ParenthesizedExpression':
      return to(childNodes(node)[1]);
    case 'BinaryExpression':
      return node.getChild('as') || node.getChild('satisfies') ? to(node.firstChild) : undefined;
    case 'PostfixExpression':
      return text(node).endsWith('!') ? to(node.firstChild) : undefined;
    case 'PropertyDefinition':
    case 'VariableName':
      return isShadowed(node, text(node), module.code)
        ? undefined
        : resolveName(search, module, text(node));
    case 'MemberExpression': {
      const property = node.getChild('PropertyName');
      const object = node.firstChild;
      if (!property || !object) return undefined;
      const binding = object.name === 'VariableName' && module.imports.get(text(object));
      if (binding && binding.imported === '*') {
        return resolveExport(search, module, binding.specifier, text(property));
      }
      const target = followExpression(search, { module, node: object });
      return findMember(search, target, text(property))?.value;
    }
    case 'CallExpression': {
      const callee = node.firstChild;
      if (!callee) return undefined;
      if (text(callee) === 'Object.freeze')
        return to(node.getChild('ArgList')?.firstChild?.nextSibling);
      const target = followExpression(search, { module, node: callee });
      const returned = findReturned(target.node);
      return returned && { module: target.module, node: returned };
    }
    default:
      return undefined;
  }
}

/** The expression that a function returns, if it does nothing but return one. */
function findReturned(node: SyntaxNode): SyntaxNode | undefined {
  if (!/^(ArrowFunction|FunctionDeclaration|FunctionExpression)$/.test(node.name)) return undefined;
  const block = node.getChild('Block');
  if (block) return block.getChild('ReturnStatement')?.getChild('return')?.nextSibling ?? undefined;
  return node.lastChild ?? undefined;
}

function resolveName(search: Search, module: ModuleModel, name: string): ExpressionRef | undefined {
  const binding = module.imports.get(name);
  if (binding) return resolveExport(search, module, binding.specifier, binding.imported);
  const statement = module.statements.find(({ declares }) => declares.includes(name));
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
  let value = definition?.nextSibling;
  if (value?.name === 'TypeAnnotation') value = value.nextSibling;
  return value?.name === 'Equals' && value.nextSibling
    ? { module, node: value.nextSibling }
    : undefined;
}

function resolveExport(
  search: Search,
  importer: ModuleModel,
  specifier: string,
  name: string,
): ExpressionRef | undefined {
  const { modules } = search;
  if (search.stepsLeft-- <= 0) return undefined;
  const file = resolveSpecifier(specifier, importer.file, (path) => modules.has(path));
  const module = file === undefined ? undefined : modules.get(file);
  const exported = module?.exports.get(name);
  if (!module || name === '*') return undefined;
  if (exported?.kind === 'local') return resolveName(search, module, exported.local);
  if (exported?.kind === 'from') {
    return resolveExport(search, module, exported.specifier, exported.imported);
  }
  if (exported?.kind === 'default') {
    const node = exported.statement.node.getChild('default')?.nextSibling;
    return node ? { module, node } : undefined;
  }
  for (const star of module.starExports) {
    const found = resolveExport(search, module, star, name);
    if (found) return found;
  }
  return undefined;
}
