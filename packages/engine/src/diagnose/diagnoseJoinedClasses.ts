import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { childNodes, readCallOf, readString, textOf, unwrap } from '../source/nodes.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

/** The variables of a module that hold what hooks of makeStyles return. */
interface SetVariables {
  /** `classes` of `const classes = useClasses()`. */
  objects: ReadonlySet<string>;
  /** `root` of `const { root } = useClasses()`. */
  sets: ReadonlySet<string>;
}

/**
 * Finds sets of classes that are joined as text, such as `${classes.root} ${classes.active}`. Unlike with
 * mergeClasses, no declaration overrides another one.
 *
 * @param calls - those of all files, because hooks are imported
 */
export function diagnoseJoinedClasses(
  files: SourceFiles,
  module: ModuleModel,
  calls: readonly GriffelCall[],
): Diagnostic[] {
  const variables = findSetVariables(module, calls);
  if (variables.objects.size + variables.sets.size === 0) return [];
  const [merge = 'mergeClasses'] =
    [...module.imports].find(([, { imported }]) => imported === 'mergeClasses') ?? [];
  const diagnostics: Diagnostic[] = [];
  module.tree.cursor().iterate(({ node }) => {
    const parts = readParts(node, module.code);
    const sets = parts?.filter(({ node: one }) => one && isSet(one, module.code, variables));
    if (!parts || !sets || sets.length < 2) return true;
    const list = parts.flatMap(({ text }) => (text === '' ? [] : text)).join(', ');
    diagnostics.push(
      createDiagnostic(
        files,
        { file: module.file, from: node.from, to: node.to },
        {
          severity: 'advice',
          code: 'joined-classes',
          message:
            'These sets of classes are joined as text: all of their rules apply, and where two set the same property, the order of the rules on the page decides.',
          remedy: `Write mergeClasses(${list}).`,
          // In a call of mergeClasses, the parts become arguments of that call.
          replacements: [isArgumentOf(node, merge, module.code) ? list : `${merge}(${list})`],
        },
      ),
    );
    return false;
  });
  return diagnostics;
}

/** Whether a node is an argument of a call of the function with this name. */
function isArgumentOf({ parent }: SyntaxNode, name: string, code: string): boolean {
  const callee = parent?.name === 'ArgList' ? parent.prevSibling : null;
  return callee !== null && textOf(callee, code) === name;
}

function findSetVariables(
  { file, code, tree, imports }: ModuleModel,
  calls: readonly GriffelCall[],
): SetVariables {
  const hooks = calls.filter(({ kind, name }) => kind === 'makeStyles' && name !== undefined);
  const own = new Set(hooks.flatMap((call) => (call.file === file ? call.name : [])));
  const others = new Set(hooks.flatMap((call) => (call.file === file ? [] : call.name)));
  const isHook = (name: string): boolean => {
    const imported = imports.get(name)?.imported;
    return imported === undefined ? own.has(name) : others.has(imported);
  };
  const [objects, sets] = [new Set<string>(), new Set<string>()];
  tree.cursor().iterate(({ name, node }) => {
    if (name !== 'VariableName' || !isHook(textOf(node, code))) return;
    const equals = readCallOf(node, code)?.node.prevSibling;
    const bound = equals?.name === 'Equals' ? equals.prevSibling : null;
    if (bound?.name === 'VariableDefinition') objects.add(textOf(bound, code));
    if (bound?.name !== 'ObjectPattern') return;
    for (const property of bound.getChildren('PatternProperty')) {
      const local = property.getChild('VariableDefinition');
      if (local) sets.add(textOf(local, code));
    }
  });
  return { objects, sets };
}

/** A part of a joined text: an expression, or words as a string literal. */
interface Part {
  text: string;
  /** Undefined for the words of a template. */
  node?: SyntaxNode;
}

/** The parts of an expression that joins texts; undefined if it does not, or joins them within words. */
function readParts(node: SyntaxNode, code: string): Part[] | undefined {
  if (node.name === 'TemplateString') return readTemplate(node, code);
  if (node.name === 'BinaryExpression') return readSum(node, code);
  if (node.name !== 'CallExpression') return undefined;
  const member = node.firstChild;
  const method = member?.getChild('PropertyName');
  const isJoin = method && textOf(method, code) === 'join';
  return isJoin && member?.firstChild ? readArray(member.firstChild, code) : undefined;
}

function readTemplate(node: SyntaxNode, code: string): Part[] | undefined {
  const parts: Part[] = [];
  let from = node.from + 1;
  for (const hole of node.getChildren('Interpolation')) {
    const value = childNodes(hole)[1];
    if (!value || !/[\s`]/.test(code[hole.from - 1] ?? '')) return undefined;
    if (!/[\s`]/.test(code[hole.to] ?? '')) return undefined;
    parts.push(printWords(code.slice(from, hole.from)), printNode(value, code));
    from = hole.to;
  }
  return [...parts, printWords(code.slice(from, node.to - 1))];
}

/** `a + ' ' + b` */
function readSum(node: SyntaxNode, code: string): Part[] | undefined {
  const [left, operator, right] = childNodes(node);
  if (!left || !operator || !right || textOf(operator, code) !== '+') {
    return undefined;
  }
  const last = printNode(right, code);
  return [...(readSum(left, code) ?? [printNode(left, code)]), last];
}

/** `[a, b]` of `[a, b].filter(Boolean).join(' ')` */
function readArray(node: SyntaxNode, code: string): Part[] | undefined {
  if (node.name === 'CallExpression') {
    const array = node.firstChild?.firstChild;
    return array ? readArray(array, code) : undefined;
  }
  if (node.name !== 'ArrayExpression' || node.getChild('Spread')) return undefined;
  return childNodes(node)
    .filter(({ name }) => !/^[[\],]$/.test(name))
    .map((element) => printNode(element, code));
}

function printWords(text: string): Part {
  return { text: text.trim() === '' ? '' : `'${text.trim()}'` };
}

/** A string literal loses the spaces that separate it from its neighbors. */
function printNode(node: SyntaxNode, code: string): Part {
  const text = readString(node, code);
  return text === undefined ? { text: textOf(node, code), node } : printWords(text);
}

/** Whether an expression may be a set of classes. */
function isSet(given: SyntaxNode, code: string, variables: SetVariables): boolean {
  const node = unwrap(given);
  const children = childNodes(node);
  switch (node.name) {
    case 'VariableName':
      return variables.sets.has(textOf(node, code));
    case 'MemberExpression':
      return variables.objects.has(textOf(children[0], code));
    case 'ConditionalExpression':
    case 'BinaryExpression':
      // The condition of `isOn && classes.on` is never a set.
      return children.slice(1).some((one) => isSet(one, code, variables));
    default:
      return false;
  }
}
