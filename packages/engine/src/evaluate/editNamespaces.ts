import type { SyntaxNode } from '@lezer/common';
import { cut, type Edit } from '../source/applyEdits.ts';
import { collectDeclared } from '../source/collectNames.ts';
import { childNodes } from '../source/nodes.ts';

/** Edits the parts of a statement. */
type EditParts = (statement: SyntaxNode) => Edit[];

/**
 * Compiles namespaces as TypeScript does, because sucrase does not.
 *
 * @param editParts - edits the statements inside
 */
export function editNamespaces(code: string, statement: SyntaxNode, editParts: EditParts): Edit[] {
  const node = readNamespace(statement);
  if (!node) return [];
  const { from, to } = statement;
  const name = collectDeclared(statement, code)[0] ?? '';
  const exported = node === statement ? '' : `export{${name}};`;
  return [{ from, to, text: writeNamespace(code, node, editParts) + exported }];
}

/** The namespace that a statement declares, exported or not. */
export function readNamespace(statement: SyntaxNode): SyntaxNode | null {
  if (statement.name === 'ExportDeclaration') return statement.getChild('NamespaceDeclaration');
  return statement.name === 'NamespaceDeclaration' ? statement : null;
}

/** `namespace A { export const b = 1 }` becomes a function that assigns its exports to an object. */
function writeNamespace(code: string, node: SyntaxNode, editParts: EditParts): string {
  const block = node.getChild('Block');
  if (!block) return '';
  const names = childNodes(node)
    .filter(({ name }) => /^(VariableDefinition|PropertyDefinition)$/.test(name))
    .map(({ from, to }) => code.slice(from, to));
  let body = '';
  let position = block.from + 1;
  for (const child of childNodes(block).slice(1, -1)) {
    body +=
      code.slice(position, child.from) + writeMember(code, child, names.at(-1) ?? '', editParts);
    position = child.to;
  }
  body += code.slice(position, block.to - 1);
  return names.reduceRight((inner, name, index) => {
    const owner = names[index - 1];
    const object = owner === undefined ? name : `${name}=${owner}.${name}`;
    const created = owner === undefined ? name : `${owner}.${name}`;
    // A class of the same name serves as the object.
    const isClass = new RegExp(`\\bclass\\s+${name.replaceAll('$', '\\$')}\\b`).test(code);
    return `${isClass ? '' : `var ${name};`}(function(${name}){${inner}})(${object}||(${created}={}));`;
  }, body);
}

function writeMember(code: string, node: SyntaxNode, owner: string, editParts: EditParts): string {
  if (node.name === 'NamespaceDeclaration') return writeNamespace(code, node, editParts);
  if (node.name !== 'ExportDeclaration') return cut(code, node, editParts(node));
  const inner = readNamespace(node);
  const text = inner
    ? writeNamespace(code, inner, editParts)
    : cut(code, { from: node.from + 'export'.length, to: node.to }, editParts(node));
  const isType = node.getChild('TypeAliasDeclaration') ?? node.getChild('InterfaceDeclaration');
  const names = isType ? [] : collectDeclared(node, code);
  return `${text};${names.map((name) => `${owner}.${name}=${name};`).join('')}`;
}
