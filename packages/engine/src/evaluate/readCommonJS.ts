import type { SyntaxNode } from '@lezer/common';
import { readArguments, readString, textOf } from '../source/nodes.ts';
import { oncePerModule } from '../source/parseModule.ts';

/** Whether a file exports its values with `exports.a = …` or `module.exports = …`. */
export const isCommonJS = oncePerModule(
  ({ statements, code }) =>
    /\bexports\b/.test(code) &&
    statements.every(({ node }) => !/^(Import|Export)Declaration$/.test(node.name)),
);

/** Stands for the mark of a compiled ES module, which the compilers keep beside any export. */
export const MODULE_MARK = '()';

/**
 * The names that a statement exports for the shaker of `@griffel/babel-preset`, which loses what is exported in
 * any other way, unless it is part of the value of such a statement:
 *
 * ```js
 * exports.a = 1;
 * const b = exports.b = 2;
 * Object.defineProperty(exports, 'c', { value: 3 });
 * module.exports = { d: 4 }; // "d" and "default"
 * ```
 */
export function readExportedNames(statement: SyntaxNode, code: string): string[] {
  if (statement.name === 'VariableDeclaration') {
    const names: string[] = [];
    const values = statement.getChildren('AssignmentExpression');
    for (let at = values.shift(); at; at = values.shift()) {
      names.push(...readNames(at, code));
      values.push(...at.getChildren('AssignmentExpression'));
    }
    return names;
  }
  const expression = statement.name === 'ExpressionStatement' ? statement.firstChild : null;
  if (expression?.name === 'AssignmentExpression') {
    const value = expression.lastChild;
    const isLost =
      value && (readNames(value, code).length > 0 || /^void\b/.test(textOf(value, code)));
    return isLost ? [] : readNames(expression, code);
  }
  const call = expression?.name === 'CallExpression' ? expression : null;
  const args = call?.getChild('ArgList');
  if (!call || !args || textOf(call.firstChild ?? call, code) !== 'Object.defineProperty')
    return [];
  const [object, key] = readArguments(args);
  const name = key && readString(key, code);
  if (!object || textOf(object, code) !== 'exports' || name === undefined) return [];
  return [name === '__esModule' ? MODULE_MARK : name];
}

const MEMBER =
  /^(?:module\s*\.\s*)?exports\s*(?:\.\s*([\w$]+)|\[\s*(["'])((?:(?!\2|\\).)*)\2\s*\])$/;

/** The names that an assignment exports. */
function readNames(assignment: SyntaxNode, code: string): string[] {
  const target = assignment.name === 'AssignmentExpression' ? assignment.firstChild : null;
  if (!target) return [];
  const text = textOf(target, code);
  const [, name, , quoted = name] = MEMBER.exec(text) ?? [];
  if (quoted !== undefined) return [quoted];
  if (!/^module\s*\.\s*exports$/.test(text)) return [];
  return ['default', ...readKeys(assignment.lastChild, code)];
}

/** The keys of an object, unless ES5 has no such object. */
function readKeys(object: SyntaxNode | null, code: string): string[] {
  const properties = object?.name === 'ObjectExpression' ? object.getChildren('Property') : [];
  if (properties.some(({ firstChild }) => /^(\[|Spread)$/.test(firstChild?.name ?? ''))) return [];
  return properties.flatMap((property) => {
    const key = property.getChild('PropertyDefinition');
    return key && !property.getChild('get') && !property.getChild('set') ? [textOf(key, code)] : [];
  });
}
