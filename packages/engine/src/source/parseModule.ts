import type { SyntaxNode } from '@lezer/common';
import { childNodes } from './childNodes.ts';
import { collectDeclared, collectMutated, collectReferences } from './collectNames.ts';
import type {
  ExportBinding,
  ImportBinding,
  ModuleModel,
  TopLevelStatement,
} from './ModuleModel.ts';
import { parseTree } from './parseTree.ts';
import { readString } from './readString.ts';

interface Specifier {
  name: string;
  alias: string;
  node: SyntaxNode;
}

/** Reads `{ a, b as c, type T }` of an import or export; types are left out. */
function readGroup(group: SyntaxNode, code: string): Specifier[] {
  const specifiers: Specifier[] = [];
  let words: SyntaxNode[] = [];
  for (const child of childNodes(group)) {
    if (child.name !== ',' && child.name !== '}') {
      if (child.name !== '{' && child.name !== 'as') words.push(child);
      continue;
    }
    const [first, second = first] = words;
    if (first && second && first.name !== 'type') {
      const text = (node: SyntaxNode): string =>
        readString(node, code) ?? code.slice(node.from, node.to);
      specifiers.push({ name: text(first), alias: text(second), node: first });
    }
    words = [];
  }
  return specifiers;
}

/** Parses a file and reads its top-level names, imports and exports. Never throws. */
export function parseModule(file: string, code: string): ModuleModel {
  const tree = parseTree(file, code);
  const statements: TopLevelStatement[] = [];
  const imports = new Map<string, ImportBinding>();
  const exports = new Map<string, ExportBinding>();
  const starExports: string[] = [];
  const requests: string[] = [];
  const text = (node: SyntaxNode): string => code.slice(node.from, node.to);

  for (const node of childNodes(tree.topNode)) {
    const isImport = node.name === 'ImportDeclaration';
    const statement: TopLevelStatement = {
      node,
      declares: collectDeclared(node, code),
      references: isImport ? new Set() : collectReferences(node, code),
      mutates: isImport ? new Set() : collectMutated(node, code),
    };
    statements.push(statement);
    if (node.getChild('type')) continue;

    const source = node.getChild('String');
    const specifier = source ? readString(source, code) : undefined;
    if (specifier !== undefined && (isImport || node.name === 'ExportDeclaration')) {
      requests.push(specifier);
    }
    if (isImport && specifier !== undefined) {
      const group = node.getChild('ImportGroup');
      for (const one of group ? readGroup(group, code) : []) {
        imports.set(one.alias, { specifier, imported: one.name, node: one.node });
      }
      for (const name of node.getChildren('VariableDefinition')) {
        const isNamespace = name.prevSibling?.name === 'as';
        imports.set(text(name), { specifier, imported: isNamespace ? '*' : 'default', node: name });
      }
    } else if (node.name === 'ExportDeclaration') {
      const group = node.getChild('ExportGroup');
      for (const one of group ? readGroup(group, code) : []) {
        exports.set(
          one.alias,
          specifier === undefined
            ? { kind: 'local', local: one.name }
            : { kind: 'from', specifier, imported: one.name },
        );
      }
      if (node.getChild('Star') && specifier !== undefined) {
        const alias = node.getChild('VariableDefinition') ?? node.getChild('VariableName');
        if (alias) exports.set(text(alias), { kind: 'from', specifier, imported: '*' });
        else starExports.push(specifier);
      }
      if (node.getChild('default')) exports.set('default', { kind: 'default', statement });
      else for (const name of statement.declares) exports.set(name, { kind: 'local', local: name });
    }
  }
  return { file, code, tree, statements, imports, exports, starExports, requests };
}
