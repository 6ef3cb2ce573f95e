import ts from 'typescript';
import { compilerOptions } from '../types/compilerOptions.ts';

/**
 * Reads the declarations at the top of a file, by name: all overloads of a function, all parts of
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

/** What a package publishes. */
export interface PublishedDeclarations {
  /** The names that can be imported. */
  exports: ReadonlySet<string>;
  /** Finds what has a name: one text or, if it is not exported, each that has the name. */
  find: (name: string) => readonly (readonly string[])[];
}

/**
 * Loads the published types of a package.
 *
 * @param root the folder, absolute, whose `node_modules` has the package
 * @returns its exports, and for a name its declarations, each the printed overloads: of what the
 *   package exports, or else of the types and functions behind it, such as those of `shorthands`
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

  // The packages of one scope make up the public API: @griffel/react exports those of @griffel/core.
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
 * Reduces a printed declaration to what it says, whatever its lines, quotes, trailing commas and
 * leading bars: its tokens, with a space between.
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
 * Prints a declaration by TypeScript's printer: without comments, and the words in front that say
 * where it is visible, since a fence may leave them out.
 *
 * @param statement of a file whose nodes know their parents
 */
export function printDeclaration(statement: ts.Statement): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    .replace(/^(?:(?:export|declare|default) )+/, '');
}
