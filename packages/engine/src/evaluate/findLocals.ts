import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { childNodes } from '../source/parseTree.ts';
import { findStatements, type ModuleModel } from '../source/parseModule.ts';

/**
 * The constants of the functions around a call that its argument reads, as code. The preset evaluates
 * the argument at the top level, where they are not defined; but first Babel tries to tell the value of the
 * argument without running anything, and where it can do so for all of it, constants are no problem.
 */
export function findLocals(module: ModuleModel, call: GriffelCall): string {
  if (!call.enclosing) return '';
  const { code } = module;
  const textOf = ({ from, to }: SyntaxNode): string => code.slice(from, to);
  const constants = collectConstants(call, code);
  const written = new Map<string, string>();
  const visiting = new Set<string>();
  const isKnown = (name: string): boolean => {
    if (name === 'undefined') return true;
    const value = constants.get(name);
    if (!value) return isStatic(findModuleConstant(module, name));
    // An object can be told once.
    if (written.has(name)) return !/^(Array|Object)Expression$/.test(value.name);
    if (visiting.has(name) || value.from > call.range.from) return false;
    visiting.add(name);
    if (!isStatic(value)) return false;
    written.set(name, `const ${name}=${textOf(value)};`);
    return true;
  };
  const isStatic = (node: SyntaxNode | undefined): boolean => {
    if (!node) return false;
    if (node.name === 'VariableName') return isKnown(textOf(node));
    // `{ color }`
    if (node.name === 'PropertyDefinition' && !node.nextSibling && !node.prevSibling) {
      return isKnown(textOf(node));
    }
    return STATIC.test(node.name) && childNodes(node).every(isStatic);
  };
  const [argument] = call.args;
  return isStatic(argument) ? [...written.values()].join('') : '';
}

/** What Babel evaluates without running it: no calls, no spreads, and nothing of an object. */
const STATIC =
  /^(String|Number|TemplateString|Interpolation|BooleanLiteral|ArrayExpression|ObjectExpression|Property|PropertyDefinition|ParenthesizedExpression|BinaryExpression|UnaryExpression|ConditionalExpression|null|as|satisfies|const|TypeName|ArithOp|LogicOp|CompareOp|BitOp|Escape|[^A-Za-z]+|InterpolationStart|InterpolationEnd)$/;

/** The value of a `const` of the module itself. */
function findModuleConstant(module: ModuleModel, name: string): SyntaxNode | undefined {
  const [statement] = findStatements(module, name);
  const declaration =
    statement?.node.name === 'ExportDeclaration'
      ? statement.node.getChild('VariableDeclaration')
      : statement?.node;
  if (declaration?.name !== 'VariableDeclaration' || !declaration.getChild('const'))
    return undefined;
  return readConstants(declaration, module.code).get(name);
}

/** The `const name = value` of the blocks around a call, the inner ones first. */
function collectConstants(call: GriffelCall, code: string): Map<string, SyntaxNode> {
  const constants = new Map<string, SyntaxNode>();
  for (let scope = call.callee.parent; scope; scope = scope.parent) {
    if (scope.name === 'Script') break;
    if (scope.name !== 'Block') continue;
    for (const declaration of scope.getChildren('VariableDeclaration')) {
      if (declaration.firstChild?.name !== 'const') continue;
      for (const [name, value] of readConstants(declaration, code)) {
        if (!constants.has(name)) constants.set(name, value);
      }
    }
  }
  return constants;
}

function readConstants(declaration: SyntaxNode, code: string): Map<string, SyntaxNode> {
  const constants = new Map<string, SyntaxNode>();
  for (const definition of declaration.getChildren('VariableDefinition')) {
    let value = definition.nextSibling;
    if (value?.name === 'TypeAnnotation') value = value.nextSibling;
    if (value?.name === 'Equals' && value.nextSibling) {
      constants.set(code.slice(definition.from, definition.to), value.nextSibling);
    }
  }
  return constants;
}
