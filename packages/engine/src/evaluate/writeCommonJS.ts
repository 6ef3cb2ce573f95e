import {
  type ExportBinding,
  findStatements,
  listHoisted,
  type ModuleModel,
  type TopLevelStatement,
} from '../source/parseModule.ts';
import { transpile } from '../source/transpile.ts';
import { DEFAULT_FUNCTION, isVariable } from './editDeclarations.ts';
import { textOf } from '../source/nodes.ts';

/** How sucrase defines each name that `export *` re-exports. */
const STAR_EXPORT = 'configurable: true, get: () => obj[key]';

/** A module's own export takes precedence over `export *`, even below it: assigning it must not fail. */
const OVERRIDE =
  '(value) => Object.defineProperty(exports, key, {enumerable: true, writable: true, value})';

/** How sucrase defines a name that `export { a } from` re-exports: `default` of a file that is no ES module is missing. */
const NAMED_EXPORT = 'get: () => obj[importedName]';
const INTEROP =
  "get: () => importedName === 'default' && !obj?.__esModule ? obj : obj[importedName]";

/** The namespace of a file that is no ES module begins with `default`. */
const NAMESPACE = 'var newObj = {}';
const DEFAULT_FIRST = 'var newObj = {default: obj}';

/** The end of what sucrase puts in front of a module. */
const PROLOGUE = '"__esModule", {value: true});';

/**
 * Writes a module as CommonJS, with the exports that the compilers give it.
 *
 * @param source - its code, without what is left out
 * @param isKept - whether a statement is a part of `source`
 * @param isDefined - whether `source` defines a name
 * @throws the error of sucrase, on a syntax error
 */
export function writeCommonJS(
  module: ModuleModel,
  source: string,
  isKept: (statement: TopLevelStatement) => boolean,
  isDefined: (name: string) => boolean,
): string {
  // Sucrase exports functions where they are written, but files that import each other need them before. It takes
  // `export default function*` for an expression.
  const hoisted = new Map(
    listHoisted(module).map(({ name, local = DEFAULT_FUNCTION }) => [name, local]),
  );
  const prologue = listExports(module, isKept, isDefined, hoisted).map(([name, exported]) => {
    const isGetter = exported.kind === 'local' && isVariable(module, exported.local);
    const local = hoisted.get(name) ?? (isGetter ? exported.local : undefined);
    return local === undefined
      ? `exports[${JSON.stringify(name)}]=void 0;`
      : writeGetter(name, local);
  });
  const body = isKeptNameless(module, isKept) ? `${source}\n${HIDE_NAME}` : source;
  // Sucrase writes the prologue only for a module with exports.
  return transpile(module.file, prologue.length > 0 ? `${body}\nexport {};` : body)
    .replace(STAR_EXPORT, `${STAR_EXPORT}, set: ${OVERRIDE}`)
    .replace(NAMED_EXPORT, INTEROP)
    .replace(NAMESPACE, DEFAULT_FIRST)
    .replace(PROLOGUE, () => PROLOGUE + prologue.join(''));
}

/**
 * The values that are exported, in the order that the compilers give them where a file reads them all: first functions
 * and what is re-exported, by their names.
 */
function listExports(
  module: ModuleModel,
  isKept: (statement: TopLevelStatement) => boolean,
  isDefined: (name: string) => boolean,
  hoisted: ReadonlyMap<string, string>,
): [string, ExportBinding][] {
  const isType = ({ node }: TopLevelStatement): boolean =>
    /^(TypeAlias|Interface|Ambient)Declaration$/.test(
      (node.name === 'ExportDeclaration' ? node.getChild('export')?.nextSibling : node)?.name ?? '',
    );
  const isValue = ([, one]: [string, ExportBinding]): boolean => {
    if (one.kind === 'from') return true;
    if (one.kind === 'default') return isKept(one.statement);
    const statements = findStatements(module, one.local);
    return isDefined(one.local) && !(statements.length > 0 && statements.every(isType));
  };
  const rank = ([name, one]: [string, ExportBinding]): number => {
    const imported =
      one.kind === 'from'
        ? one.imported
        : one.kind === 'local' && module.imports.get(one.local)?.imported;
    if (imported === '*') return 1;
    return imported || hoisted.has(name) ? 0 : 2;
  };
  return [...module.exports]
    .filter(isValue)
    .sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 && a[0] < b[0] ? -1 : 0));
}

/** A function or class without a name, or one whose name is a member of the class. */
const NAMELESS =
  /^export\s+default\s*(?:(?:async\s*)?function\s*\*?\s*[(<]|class\s*(?:[{<]|extends\b)(?![^]*\bstatic\b[^;{=]*\bname\b))/;

/** Makes reading the name of the default export throw: Babel, TypeScript and JavaScript give it three different ones. */
const HIDE_NAME = '$griffelHide(exports.default);';

function isKeptNameless(
  { code, exports }: ModuleModel,
  isKept: (statement: TopLevelStatement) => boolean,
): boolean {
  const exported = exports.get('default');
  if (exported?.kind !== 'default' || !isKept(exported.statement)) return false;
  const { node } = exported.statement;
  return node.getChild('ArrowFunction') !== null || NAMELESS.test(textOf(node, code));
}

/**
 * Exports a variable or function with the value that it has when another file reads it. Where a namespace has the same
 * name, sucrase assigns it to the export as well.
 */
function writeGetter(name: string, local: string): string {
  return `Object.defineProperty(exports,${JSON.stringify(name)},{enumerable:true,get:()=>${local},set(){}});`;
}
