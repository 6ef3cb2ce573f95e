import ts from 'typescript';
import { compilerOptions } from '../types/compilerOptions.ts';

/**
 * Reads the top-level declarations of a file, by name: all overloads of a function, all parts of
 * an interface.
 *
 * `export declare function gap(): void;` gives `Map { 'gap' => [statement] }`.
 */
export function readDeclarations(source: ts.SourceFile): Map<string, ts.Statement[]> {
  const declarations = new Map<string, ts.Statement[]>();
  for (const statement of source.statements) {
    for (const name of readNames(statement)) {
      declarations.set(name, [...(declarations.get(name) ?? []), statement]);
    }
  }
  return declarations;
}

function readNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    return statement.name ? [statement.name.text] : [];
  }
  return [];
}

/** The published types of a package. */
export interface PublishedDeclarations {
  /** The names that can be imported. */
  exports: ReadonlySet<string>;
  /**
   * Finds the declarations with a name: the exported one or, if there is none, all internal ones, such as the
   * functions of `shorthands`. Each is a list of printed overloads.
   */
  find: (name: string) => readonly (readonly string[])[];
}

/**
 * Loads the published types of a package.
 *
 * @param root the folder, absolute, whose `node_modules` contains the package
 * @throws Error for a package that is not installed or has no types
 */
export function loadPublishedDeclarations(
  root: string,
  packageName: string,
): PublishedDeclarations {
  const entry = ts.resolveModuleName(packageName, `${root}/index.ts`, compilerOptions, ts.sys)
    .resolvedModule?.resolvedFileName;
  if (entry === undefined) {
    throw new Error(`${packageName} has no types in ${root}/node_modules. Install it there.`);
  }

  const program = ts.createProgram([entry], { ...compilerOptions, noLib: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = new Map(
    (module ? checker.getExportsOfModule(module) : []).map((symbol) => [symbol.name, symbol]),
  );

  // The packages of a scope form the public API together: @griffel/react reexports from @griffel/core.
  const scope = `/node_modules/${packageName.split('/')[0] ?? ''}/`;
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes(scope))
    .map(readDeclarations);

  const find = (name: string) => {
    const symbol = exported.get(name);
    if (!symbol) {
      return files.flatMap((declarations) => {
        const statements = declarations.get(name);
        return statements ? [statements.map(printDeclaration)] : [];
      });
    }
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const statements = (target.declarations ?? []).flatMap(findStatement);
    // `useRenderer as useRenderer_unstable`
    const rename = (text: string) =>
      target.name === name ? text : text.replace(new RegExp(`\\b${target.name}\\b`), name);
    return [statements.map((statement) => rename(printDeclaration(statement)))];
  };
  return { find, exports: new Set(exported.keys()) };
}

function findStatement(node: ts.Node): ts.Statement[] {
  let statement = node;
  while (!ts.isSourceFile(statement.parent)) statement = statement.parent;
  return ts.isStatement(statement) ? [statement] : [];
}

/**
 * Normalizes a printed declaration, so that line breaks, quotes, trailing commas and leading bars make no
 * difference: prints its tokens, separated by spaces.
 *
 * `type A =\n  | 'a'\n  | "b";` gives `type A = "a" | "b"`.
 */
export function normalizeDeclaration(printed: string): string {
  const scanner = ts.createScanner(
    ts.ScriptTarget.ES2022,
    true,
    ts.LanguageVariant.Standard,
    printed,
  );
  const tokens: string[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const text =
      token === ts.SyntaxKind.StringLiteral
        ? JSON.stringify(scanner.getTokenValue())
        : scanner.getTokenText();
    const last = tokens.at(-1);
    if (text === '|' && last !== undefined && /^[=:(<,[]$/.test(last)) continue;
    if (/^[)\]}>]$/.test(text) && last !== undefined && /^[,;]$/.test(last)) tokens.pop();
    tokens.push(text);
  }
  if (tokens.at(-1) === ';') tokens.pop();
  return tokens.join(' ');
}

const printer = ts.createPrinter({ removeComments: true });

/**
 * Prints a declaration with TypeScript's printer, without comments and without `export`, `declare` and
 * `default`, which a fence may omit.
 *
 * @param statement from a file that was parsed with parent nodes
 */
export function printDeclaration(statement: ts.Statement): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    .replace(/^(?:(?:export|declare|default) )+/, '');
}
