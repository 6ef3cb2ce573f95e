import type { SyntaxNode } from '@lezer/common';
import { collectDeclared, collectReferences } from '../source/collectNames.ts';
import { groupBy } from '../source/groupBy.ts';
import { childNodes, textOf } from '../source/nodes.ts';
import { indexExports, type ModuleModel } from '../source/parseModule.ts';

interface Range {
  from: number;
  to: number;
}

/** A part of a declaration such as `b = c` in `let a = 1, b = c`, or such as `b` in `const { a, b } = c`. */
export interface Variable extends Range {
  declares: readonly string[];
  /** Names that it reads. */
  references: ReadonlySet<string>;
  /** Whether the compilers keep it with the declaration, because they write `b = exports.b = c`. */
  isExported: boolean;
  /** Its own part of a pattern, without which the others work. The range of the variable is that of the whole pattern. */
  part: Range | undefined;
}

/** The variables of a declaration that has several. */
export function readVariables(module: ModuleModel, declaration: SyntaxNode): Variable[] {
  const { code } = module;
  const parts = splitAtCommas(childNodes(declaration).slice(1));
  const isPattern = (node: SyntaxNode | undefined): boolean => /Pattern$/.test(node?.name ?? '');
  if (declaration.name !== 'VariableDeclaration') return [];
  if (parts.length === 1 && !isPattern(parts[0]?.[0])) return [];
  const exported = indexExports(module);
  return parts.flatMap(([first, ...rest]): Variable[] => {
    if (!first) return [];
    const { from } = first;
    const { to } = rest.at(-1) ?? first;
    const own = isPattern(first) ? readPattern(first, code) : [];
    const all = own.length > 0 ? own : [{ nodes: [first], part: undefined }];
    return all.map(({ nodes, part }) => {
      const declares = isPattern(first)
        ? nodes.flatMap((node) => collectDeclaredIn(node, code))
        : [code.slice(from, first.to)];
      const references = [...nodes, ...rest].flatMap((node) => [...collectReferences(node, code)]);
      const isExported =
        declares.some((name) => exported.has(name)) || /\bexports\b/.test(code.slice(from, to));
      return { from, to, declares, references: new Set(references), isExported, part };
    });
  });
}

function splitAtCommas(nodes: readonly SyntaxNode[]): SyntaxNode[][] {
  const parts: SyntaxNode[][] = [[]];
  for (const node of nodes) {
    if (node.name === ',') parts.push([]);
    else if (node.name !== ';') parts.at(-1)?.push(node);
  }
  return parts;
}

function collectDeclaredIn(node: SyntaxNode, code: string): string[] {
  return node.name === 'VariableDefinition' ? [textOf(node, code)] : collectDeclared(node, code);
}

/**
 * The items of a pattern. The compilers leave out properties that are not needed; those before a rest and the items of a
 * list only without their defaults.
 */
function readPattern(
  pattern: SyntaxNode,
  code: string,
): { nodes: SyntaxNode[]; part: Range | undefined }[] {
  const items = splitAtCommas(childNodes(pattern).slice(1, -1)).filter((nodes) => nodes.length > 0);
  const isComplete = items.some((nodes) => nodes[0]?.name === 'Spread' || hasRest(nodes[0]));
  return items.map((nodes) => {
    const [first] = nodes;
    const property = first?.name === 'PatternProperty' ? first : undefined;
    if (property && !isComplete) {
      const comma = /^\s*,/.exec(code.slice(property.to))?.[0].length ?? 0;
      return { nodes, part: { from: property.from, to: property.to + comma } };
    }
    const children = property ? childNodes(property) : nodes;
    const equals = children.find(({ name }) => name === 'Equals');
    const to = children.at(-1)?.to;
    return { nodes, part: equals && to !== undefined ? { from: equals.from, to } : undefined };
  });
}

function hasRest(property: SyntaxNode | undefined): boolean {
  return !!property?.getChild('Spread');
}

/** What a declaration of several variables is left without: variables with the comma beside them, and parts of patterns. */
export function findLostVariables(
  variables: readonly Variable[],
  names: ReadonlySet<string>,
): Range[] {
  const isKept = ({ isExported, declares }: Variable): boolean =>
    isExported || declares.some((name) => names.has(name));
  const declarators = [...groupBy(variables, ({ from }) => from).values()];
  const first = declarators.findIndex((all) => all.some(isKept));
  return declarators.flatMap((all, index) => {
    if (all.some(isKept)) return all.flatMap((one) => (isKept(one) ? [] : (one.part ?? [])));
    const [one] = all;
    if (!one || first === -1) return [];
    const next = declarators[index + 1]?.[0];
    return index < first
      ? [{ from: one.from, to: next?.from ?? one.to }]
      : [{ from: declarators[index - 1]?.[0]?.to ?? one.from, to: one.to }];
  });
}
