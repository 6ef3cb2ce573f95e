import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { childNodes, readDeclaration, readInitializer, textOf } from '../source/nodes.ts';
import { readScopes } from '../source/scopes.ts';
import { findStatements, type ModuleModel } from '../source/parseModule.ts';

/**
 * Finds the constants of the functions and blocks around a call that its argument reads, with their values as
 * code. The preset evaluates the argument at the top level, where they are not defined. But first, Babel
 * tries to compute the argument statically, without running it. Where that works for all of it, local
 * constants are no problem.
 *
 * @returns empty where Babel cannot compute the whole argument
 */
export function findLocals(module: ModuleModel, call: GriffelCall): ReadonlyMap<string, string> {
  const { code } = module;
  const constants = collectConstants(module, call);
  const values = new Map<string, string>();
  if (constants.size === 0) return values;
  const visiting = new Set<string>();
  const { isGlobal } = readScopes(module);
  const isKnown = (node: SyntaxNode): boolean => {
    const name = textOf(node, code);
    const value = constants.get(name);
    if (!value) {
      if (GLOBAL_VALUES.test(name) && isGlobal(node)) return true;
      return isStatic(findModuleConstant(module, name));
    }
    // Babel cannot evaluate a name twice if its value is an object or array.
    if (values.has(name)) return !/^(Array|Object)Expression$/.test(value.name);
    if (visiting.has(name) || value.from > call.range.from) return false;
    visiting.add(name);
    if (!isStatic(value)) return false;
    values.set(name, textOf(value, code));
    return true;
  };
  /** Functions without side effects, and the methods and properties of literals. */
  const isPure = (node: SyntaxNode | null, isCalled: boolean): boolean => {
    if (node?.name === 'VariableName')
      return PURE_FUNCTIONS.test(textOf(node, code)) && isGlobal(node);
    const [object, , property] = node ? childNodes(node) : [];
    if (!object || property?.name !== 'PropertyName') return false;
    if (/^(String|Number)$/.test(object.name)) return true;
    const isMethod = isCalled && textOf(property, code) !== 'random';
    return isMethod && /^(Math|Number|String)$/.test(textOf(object, code)) && isGlobal(object);
  };
  const isStatic = (node: SyntaxNode | undefined): boolean => {
    if (!node) return false;
    switch (node.name) {
      case 'VariableName':
        return isKnown(node);
      case 'PropertyDefinition':
        // `{ color }`
        return node.nextSibling || node.prevSibling ? true : isKnown(node);
      case 'MemberExpression':
        return isPure(node, false);
      case 'CallExpression': {
        const args = node.getChild('ArgList');
        return isPure(node.firstChild, true) && args !== null && childNodes(args).every(isStatic);
      }
      default:
        return STATIC.test(node.name) && childNodes(node).every(isStatic);
    }
  };
  const [argument] = call.args;
  return isStatic(argument) ? values : new Map();
}

/** Nodes that Babel evaluates statically: no spreads, and no members of objects. */
const STATIC =
  /^(String|Number|TemplateString|Interpolation|BooleanLiteral|ArrayExpression|ObjectExpression|Property|ParenthesizedExpression|BinaryExpression|UnaryExpression|ConditionalExpression|null|void|typeof|as|satisfies|const|TypeName|ArithOp|LogicOp|CompareOp|BitOp|Escape|[^A-Za-z]+|InterpolationStart|InterpolationEnd)$/;

const GLOBAL_VALUES = /^(undefined|NaN|Infinity)$/;
const PURE_FUNCTIONS =
  /^(Number|String|isFinite|isNaN|parse(Float|Int)|(de|en)codeURI(Component)?)$/;

/** The value of a top-level variable that is never assigned another one. */
function findModuleConstant(module: ModuleModel, name: string): SyntaxNode | undefined {
  const [statement] = findStatements(module, name);
  const declaration = statement && readDeclaration(statement.node);
  if (declaration?.name !== 'VariableDeclaration') return undefined;
  return readConstants(module, declaration).get(name);
}

/** The constants of the blocks around a call. An inner one hides an outer one of the same name. */
function collectConstants(module: ModuleModel, call: GriffelCall): Map<string, SyntaxNode> {
  const constants = new Map<string, SyntaxNode>();
  for (let scope = call.callee.parent; scope; scope = scope.parent) {
    if (scope.name === 'Script') break;
    if (scope.name !== 'Block') continue;
    for (const declaration of scope.getChildren('VariableDeclaration')) {
      for (const [name, value] of readConstants(module, declaration)) {
        if (!constants.has(name)) constants.set(name, value);
      }
    }
  }
  return constants;
}

/** The values of variables that are never assigned another one. */
function readConstants(
  module: ModuleModel,
  declaration: SyntaxNode,
): ReadonlyMap<string, SyntaxNode> {
  const { code } = module;
  const isConst = declaration.getChild('const') !== null;
  const constants = new Map<string, SyntaxNode>();
  for (const definition of declaration.getChildren('VariableDefinition')) {
    if (!isConst && readScopes(module).findAssignments(definition).length > 0) continue;
    const value = readInitializer(definition);
    if (value) constants.set(textOf(definition, code), value);
  }
  return constants;
}
