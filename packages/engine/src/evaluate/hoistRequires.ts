import { childNodes, readInitializer, readString, unwrap } from '../source/nodes.ts';
import {
  listWholeSpecifiers,
  type ModuleModel,
  readRequire,
  type TopLevelStatement,
} from '../source/parseModule.ts';

/**
 * Makes a module load its files in the order of the compilers. They move each `var a = require('a')` to the top, one
 * after the other, so that the last comes first: those that Babel writes for imports, and below them those of the file.
 * What Babel writes differently stays between the two: imports of a default or of a namespace.
 *
 * @param code - the module as CommonJS
 * @param isKept - whether a statement is a part of the code
 */
export function hoistRequires(
  module: ModuleModel,
  code: string,
  isKept: (statement: TopLevelStatement) => boolean,
): string {
  const wrapped = listWholeSpecifiers(module);
  const kept = module.statements.filter(isKept);
  const imported = new Set(
    kept.flatMap(({ node }) => {
      const source = node.getChild('String');
      return (source && readString(source, module.code)) ?? [];
    }),
  );
  const required = kept.flatMap((statement) => readRequires(module, statement));
  const loads = [...imported].filter((one) => !wrapped.has(one)).reverse();
  if (required.length > 0)
    loads.push(...[...imported].filter((one) => wrapped.has(one)), ...required.reverse());
  return code.replace('"use strict";', (strict) =>
    [strict, ...loads.map((one) => `require(${JSON.stringify(one)});`)].join(''),
  );
}

/** The specifier of `const a = require('a')`. */
function readRequires({ code }: ModuleModel, { node, requires }: TopLevelStatement): string[] {
  const names = requires.length === 1 ? node.getChildren('VariableDefinition') : [];
  const isAlone = names.length === 1 && !childNodes(node).some(({ name }) => name === ',');
  const value = isAlone && names[0] ? readInitializer(names[0]) : undefined;
  const specifier = value && readRequire(unwrap(value), code);
  return specifier === undefined ? [] : [specifier];
}
