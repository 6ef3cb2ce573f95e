import type { SyntaxNode } from '@lezer/common';
import type { Edit } from '../source/applyEdits.ts';
import { childNodes, textOf, unescapeText, unwrap } from '../source/nodes.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { editEach } from './editEach.ts';

/**
 * Compiles enums as Babel and TypeScript do: `enum A { b, c = 'd' }` becomes
 * `var A;(function(A){A[A["b"]=0]="b";A["c"]='d'})(A||(A={}));`. Sucrase gives numbers and computed texts the same code,
 * reads `size` in `enum A { size = 5, b = size }` from an import of that name, does not know the members of an earlier
 * declaration, and declares a variable for a member such as '→'.
 */
export function editEnums({ code, imports }: ModuleModel, node: SyntaxNode): Edit[] {
  return editEach(node, (declaration) => {
    const body = declaration.getChild('EnumBody');
    const definition = body?.prevSibling;
    const statement = declaration.parent;
    if (!body || !definition || statement?.name === 'AmbientDeclaration') return [];
    const owner = textOf(definition, code);
    const parts = childNodes(body);
    const members = new Set<string>();
    for (const one of findDeclarations(code, declaration, owner)) {
      for (const member of one.getChildren('PropertyName')) members.add(readMember(code, member));
    }
    const isExported = statement?.name === 'ExportDeclaration' && !statement.parent?.parent;
    const breaks = (from: number, to: number): string => code.slice(from, to).replace(/[^\n]/g, '');
    const start = isExported ? statement.from : declaration.from;
    const edits: Edit[] = [
      {
        from: start,
        to: body.from + 1,
        text: `var ${owner};(function(${owner}){${breaks(start, body.from)}`,
      },
    ];
    let last: string | undefined;
    parts.forEach((part, index) => {
      const { name, from, to } = part;
      if (name === ',') edits.push({ from, to, text: ';' });
      if (name === '}') {
        const exported = isExported ? `export{${owner}};` : '';
        edits.push({ from, to, text: `})(${owner}||(${owner}={}));${exported}` });
      }
      if (name !== 'PropertyName') return;
      const member = JSON.stringify(readMember(code, part));
      const place = `${owner}[${member}]`;
      const value = parts[index + 1]?.name === 'Equals' ? parts[index + 2] : undefined;
      const next = last === undefined ? '0' : `${last}+1`;
      last = place;
      if (!value) {
        edits.push({ from, to, text: `${owner}[${place}=${next}]=${member}` });
        return;
      }
      const kind = readKind(code, value, (name) => members.has(name) || !imports.has(name));
      edits.push(
        {
          from,
          to: value.from,
          text: `${kind === 'number' ? `${owner}[` : ''}${place}=${breaks(from, value.from)}`,
        },
        {
          from: value.to,
          to: value.to,
          text: {
            text: '',
            number: `]=${member}`,
            either: `;typeof ${place}=="string"||(${owner}[${place}]=${member})`,
          }[kind],
        },
      );
      value.cursor().iterate((read) => {
        if (read.name !== 'VariableName' || !members.has(textOf(read, code))) return;
        edits.push({ from: read.from, to: read.from, text: `${owner}.` });
      });
    });
    return edits;
  });
}

/**
 * Lets an exported enum of a namespace go on with that of an earlier declaration, as TypeScript does. Babel, in which the
 * compilers run, starts anew.
 */
export function editMergedEnums(code: string, node: SyntaxNode): Edit[] {
  const declaration = node.name === 'ExportDeclaration' ? node.getChild('EnumDeclaration') : null;
  const name = declaration?.getChild('EnumBody')?.prevSibling;
  const owner = node.parent?.parent;
  if (!declaration || !name || owner?.name !== 'NamespaceDeclaration') return [];
  const names = childNodes(owner).filter((one) => /^(Variable|Property)Definition$/.test(one.name));
  const [own, outer] = [name, names.at(-1) ?? name].map(({ from, to }) => code.slice(from, to));
  const { from } = declaration;
  return [{ from, to: from, text: `var ${own ?? ''}=${outer ?? ''}.${own ?? ''};` }];
}

/** The bodies of an enum and of its earlier declarations in the same block. */
function findDeclarations(code: string, declaration: SyntaxNode, owner: string): SyntaxNode[] {
  const isOuter = declaration.parent?.name === 'ExportDeclaration';
  const found: SyntaxNode[] = [];
  let at: SyntaxNode | null | undefined = isOuter ? declaration.parent : declaration;
  for (; at; at = at.prevSibling) {
    const one = at.name === 'ExportDeclaration' ? at.getChild('EnumDeclaration') : at;
    const body = one?.getChild('EnumBody');
    const name = body?.prevSibling;
    if (body && name && textOf(name, code) === owner) found.push(body);
  }
  return found;
}

function readMember(code: string, { from, to }: SyntaxNode): string {
  const text = code.slice(from, to);
  return /^["']/.test(text) ? unescapeText(text.slice(1, -1)) : text;
}

/** Whether the name of a member can be read by its value: not if it is a text, which a constant may be. */
function readKind(
  code: string,
  value: SyntaxNode,
  isConstant: (name: string) => boolean,
): 'text' | 'number' | 'either' {
  if (isText(code, value)) return 'text';
  let root: SyntaxNode | null | undefined = value;
  while (root?.name === 'ParenthesizedExpression') root = childNodes(root)[1];
  if (root?.name === 'MemberExpression' && root.getChild('PropertyName')) root = root.firstChild;
  const isName = root?.name === 'VariableName' && isConstant(textOf(root, code));
  return isName ? 'either' : 'number';
}

/** Whether the syntax of an expression says that it is a text. */
function isText(code: string, value: SyntaxNode): boolean {
  const inner = unwrap(value);
  if (/^(String|TemplateString)$/.test(inner.name)) return true;
  const [left, operator, right] = inner.name === 'BinaryExpression' ? childNodes(inner) : [];
  const isSum = operator && textOf(operator, code) === '+';
  return !!isSum && [left, right].some((one) => one && isText(code, one));
}
