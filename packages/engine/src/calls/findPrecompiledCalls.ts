import type { CSSRulesByBucket } from '@griffel/core';
import type { SyntaxNode } from '@lezer/common';
import { isRecord } from '../resolve/isRecord.ts';
import { childNodes, readCallOf, readString, textOf, unescapeText } from '../source/nodes.ts';
import { type ModuleModel, oncePerModule, type TopLevelStatement } from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import type { CallKind, SourceRange } from '../types.ts';
import { COMPILED_NAMES } from './griffelModules.ts';

/** A call in the output of a compiler: `__styles(classes, rules)`. */
interface PrecompiledCall {
  kind: CallKind;
  /** The name of the function in the module, which identifies its import. */
  localName: string;
  range: SourceRange;
  callee: SyntaxNode;
  /** The argument that extraction removes, the last one. */
  rulesNode: SyntaxNode;
  /** Undefined where the argument is not a literal. */
  rules: CSSRulesByBucket | string[] | undefined;
  /** The imports of assets that the rules name. */
  assets: readonly TopLevelStatement[];
}

const ARGUMENTS: Readonly<Record<CallKind, number>> = {
  makeStyles: 2,
  makeResetStyles: 3,
  makeStaticStyles: 1,
};

/** Finds the calls whose rules extraction removes. Like the extraction plugin, it ignores the package. */
export const findPrecompiledCalls = oncePerModule((module): readonly PrecompiledCall[] => {
  const calls: PrecompiledCall[] = [];
  for (const [localName, { imported, definition }] of module.imports) {
    const kind = kindOf(imported);
    if (!kind) continue;
    for (const node of readScopes(module).findReferences(definition)) {
      const call = readCallOf(node, module.code);
      const rulesNode = call?.args[ARGUMENTS[kind] - 1];
      if (!call || call.isOptional || call.args.length !== ARGUMENTS[kind] || !rulesNode) continue;
      const isArray = rulesNode.name === 'ArrayExpression' && kind === 'makeResetStyles';
      if (rulesNode.name !== 'ObjectExpression' && !isArray) continue;
      const assets = new Set<TopLevelStatement>();
      const value = readLiteral(module, rulesNode, assets);
      const rules = isRules(value) ? value : undefined;
      const { from, to } = call.node;
      calls.push({
        kind,
        localName,
        range: { file: module.file, from, to },
        callee: call.callee,
        rulesNode,
        rules,
        assets: [...assets],
      });
    }
  }
  return calls;
});

/** The kind of call that a compiled name stands for. */
export function kindOf(compiledName: string): CallKind | undefined {
  const kinds = Object.keys(COMPILED_NAMES) as CallKind[];
  return kinds.find((kind) => COMPILED_NAMES[kind] === compiledName);
}

function isRules(value: unknown): value is CSSRulesByBucket | string[] {
  const isEntry = (entry: unknown): boolean =>
    typeof entry === 'string' || (Array.isArray(entry) && typeof entry[0] === 'string');
  const buckets = Array.isArray(value) ? [value] : isRecord(value) ? Object.values(value) : [0];
  return buckets.every((entries) => Array.isArray(entries) && entries.every(isEntry));
}

/** The value of a literal; undefined for anything else. */
function readLiteral(
  module: ModuleModel,
  node: SyntaxNode,
  assets: Set<TopLevelStatement>,
): unknown {
  const { code } = module;
  const read = (inner: SyntaxNode): unknown => readLiteral(module, inner, assets);
  switch (node.name) {
    case 'String':
      return readString(node, code);
    case 'TemplateString':
      return readTemplate(module, node, assets);
    case 'Number':
      return Number(textOf(node, code).replaceAll('_', ''));
    case 'UnaryExpression': {
      const value = node.lastChild && read(node.lastChild);
      return code[node.from] === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'ArrayExpression': {
      const items = childNodes(node).filter(({ name }) => !/^[[\],]$/.test(name));
      const values = items.map(read);
      return values.includes(undefined) ? undefined : values;
    }
    case 'ObjectExpression': {
      const entries = node.getChildren('Property').map((property): [string, unknown] => {
        const [key, colon, value] = childNodes(property);
        const name = key && (readString(key, code) ?? textOf(key, code));
        return [name ?? '', colon?.name === ':' && value ? read(value) : undefined];
      });
      return entries.some(([, value]) => value === undefined)
        ? undefined
        : Object.fromEntries(entries);
    }
    default:
      return undefined;
  }
}

/** Reads a template in which each `${…}` is an imported asset, and puts in the specifier of its import. */
function readTemplate(
  module: ModuleModel,
  node: SyntaxNode,
  assets: Set<TopLevelStatement>,
): string | undefined {
  const { code } = module;
  let text = '';
  let from = node.from + 1;
  for (const hole of node.getChildren('Interpolation')) {
    const name = code.slice(hole.from + 2, hole.to - 1).trim();
    const binding = module.imports.get(name);
    const statement = module.statements.find(({ declares }) => declares.includes(name));
    if (!binding || !statement) return undefined;
    assets.add(statement);
    text += unescapeText(code.slice(from, hole.from)) + binding.specifier;
    from = hole.to;
  }
  return text + unescapeText(code.slice(from, node.to - 1));
}
