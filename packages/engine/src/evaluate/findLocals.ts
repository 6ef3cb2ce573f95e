import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { childNodes, readDeclaration, readInitializer } from '../source/parseTree.ts';
import { readScopes } from '../source/scopes.ts';
import { findStatements, type ModuleModel } from '../source/parseModule.ts';

/**
 * The constants of the functions and blocks around a call that its argument reads, with their values as code. The preset evaluates
 * the argument at the top level, where they are not defined; but first Babel tries to tell the value of the
 * argument without running anything, and where it can do so for all of it, constants are no problem.
 */
export function findLocals(module: ModuleModel, call: GriffelCall): ReadonlyMap<string, string> {
  const { code } = module;
  const textOf = ({ from, to }: SyntaxNode): string => code.slice(from, to);
  const constants = collectConstants(module, call);
  const written = new Map<string, string>();
  if (constants.size === 0) return written;
  const visiting = new Set<string>();
  const { isGlobal } = readScopes(module);
  const isKnown = (node: SyntaxNode): boolean => {
    const name = textOf(node);
    const value = constants.get(name);
    if (!value) {
      if (GLOBAL_VALUES.test(name) && isGlobal(node)) return true;
      return isStatic(findModuleConstant(module, name));
    }
    // An object can be told once.
    if (written.has(name)) return !/^(Array|Object)Expression$/.test(value.name);
    if (visiting.has(name) || value.from > call.range.from) return false;
    visiting.add(name);
    if (!isStatic(value)) return false;
    written.set(name, textOf(value));
    return true;
  };
  /** Functions without side effects, and the methods and properties of literals. */
  const isPure = (node: SyntaxNode | null, isCalled: boolean): boolean => {
    if (node?.name === 'VariableName') return PURE_FUNCTIONS.test(textOf(node)) && isGlobal(node);
    const [object, , property] = node ? childNodes(node) : [];
    if (!object || property?.name !== 'PropertyName') return false;
    if (/^(String|Number)$/.test(object.name)) return true;
    const isMethod = isCalled && textOf(property) !== 'random';
    return isMethod && /^(Math|Number|String)$/.test(textOf(object)) && isGlobal(object);
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
  return isStatic(argument) ? written : new Map();
}

/** What Babel evaluates without running it: no spreads, and nothing of an object. */
const STATIC =
  /^(String|Number|TemplateString|Interpolation|BooleanLiteral|ArrayExpression|ObjectExpression|Property|ParenthesizedExpression|BinaryExpression|UnaryExpression|ConditionalExpression|null|void|typeof|as|satisfies|const|TypeName|ArithOp|LogicOp|CompareOp|BitOp|Escape|[^A-Za-z]+|InterpolationStart|InterpolationEnd)$/;

const GLOBAL_VALUES = /^(undefined|NaN|Infinity)$/;
const PURE_FUNCTIONS =
  /^(Number|String|isFinite|isNaN|parse(Float|Int)|(de|en)codeURI(Component)?)$/;

/** The value of a variable of the module itself, if it never gets another. */
function findModuleConstant(module: ModuleModel, name: string): SyntaxNode | undefined {
  const [statement] = findStatements(module, name);
  const declaration = statement && readDeclaration(statement.node);
  if (declaration?.name !== 'VariableDeclaration') return undefined;
  return readConstants(module, declaration).get(name);
}

/** The variables of the blocks around a call, the inner ones first. */
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

/** The values of variables that never get another. */
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
    if (value) constants.set(code.slice(definition.from, definition.to), value);
  }
  return constants;
}
