import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { childNodes } from '../source/parseTree.ts';
import { collectReferences } from '../source/collectNames.ts';
import type { ModuleModel } from '../source/parseModule.ts';

/** What Babel evaluates without running it. */
const STATIC =
  /^(String|Number|TemplateString|Interpolation|BooleanLiteral|ArrayExpression|ObjectExpression|Property|PropertyDefinition|PropertyName|ParenthesizedExpression|BinaryExpression|UnaryExpression|ConditionalExpression|MemberExpression|VariableName|null|Spread|as|satisfies|const|TypeName|ArithOp|LogicOp|CompareOp|BitOp|Escape|[^A-Za-z]+|InterpolationStart|InterpolationEnd)$/;

/**
 * The constants of the functions around a call that its argument reads, as code. The preset evaluates
 * the argument at the top level, where they are not defined; but Babel puts constants into it first
 * whose values it can tell without running anything.
 */
export function findLocals(module: ModuleModel, call: GriffelCall): string {
  if (!call.enclosing) return '';
  const constants = collectConstants(call, module.code);
  const written = new Map<string, string>();
  const visiting = new Set<string>();
  const add = (name: string): boolean => {
    if (written.has(name)) return true;
    const value = constants.get(name);
    if (!value || visiting.has(name) || !isStatic(value)) return false;
    visiting.add(name);
    for (const inner of collectReferences(value, module.code)) {
      if (constants.has(inner) && !add(inner)) return false;
    }
    written.set(name, `const ${name}=${module.code.slice(value.from, value.to)};`);
    return true;
  };
  for (const name of collectReferences(call.argList, module.code)) add(name);
  return [...written.values()].join('');
}

/** The `const name = value` of the blocks around a call, the inner ones first. */
function collectConstants(call: GriffelCall, code: string): Map<string, SyntaxNode> {
  const constants = new Map<string, SyntaxNode>();
  for (let scope = call.callee.parent; scope; scope = scope.parent) {
    if (scope.name === 'Script') break;
    if (scope.name !== 'Block') continue;
    for (const declaration of scope.getChildren('VariableDeclaration')) {
      if (declaration.firstChild?.name !== 'const') continue;
      for (const definition of declaration.getChildren('VariableDefinition')) {
        let value = definition.nextSibling;
        if (value?.name === 'TypeAnnotation') value = value.nextSibling;
        const name = code.slice(definition.from, definition.to);
        if (value?.name === 'Equals' && value.nextSibling && !constants.has(name)) {
          constants.set(name, value.nextSibling);
        }
      }
    }
  }
  return constants;
}

function isStatic(node: SyntaxNode): boolean {
  return STATIC.test(node.name) && childNodes(node).every(isStatic);
}
