import ts from 'typescript';

/** A possible component of a module, judging by its syntax. */
interface ComponentCandidate {
  /** Its name in messages: its name in the module, or `default export`. */
  name: string;
  /** The name that it is exported by: `'default'`, or a name. */
  exportedAs?: string;
  /** Counted from 1. */
  line: number;
  /** The body of its function or `render` method; missing if the syntax does not reveal it. */
  body?: ts.ConciseBody;
}

/**
 * Finds the components of a module, judging by its syntax: functions with capitalized names, wrapped
 * (`memo(…)`) or not; classes with a `render` method; the default export; and exports with capitalized
 * names. The default export comes first, then the other exports, then the rest, each in source order.
 *
 * `export default App; function App() {}` gives `[{ name: 'App', exportedAs: 'default', … }]`.
 */
export function findComponents(file: ts.SourceFile): ComponentCandidate[] {
  const exported = new Map(file.statements.flatMap(readExports));
  const found: ComponentCandidate[] = [];
  const add = (node: ts.Node, name: string, local: string, body: ts.ConciseBody | undefined) => {
    const exportedAs =
      node.parent === file || isTopVariable(node) ? exported.get(local) : undefined;
    const isDefault = exportedAs === 'default';
    if (!isDefault && (!isComponentName(exportedAs ?? name) || (!body && exportedAs === undefined)))
      return;
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    found.push({ name, line, ...(exportedAs && { exportedAs }), ...(body && { body }) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.body) {
      add(node, node.name?.text ?? 'default export', node.name?.text ?? '', node.body);
    } else if (ts.isClassLike(node)) {
      const local = node.name?.text ?? '';
      add(node, local || 'default export', local, findRenderMethod(node));
    } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      add(node, node.name.text, node.name.text, findFunctionBody(node.initializer));
    } else if (ts.isExportAssignment(node) && !ts.isIdentifier(node.expression)) {
      add(node, 'default export', '', findFunctionBody(node.expression));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const rank = ({ exportedAs }: ComponentCandidate) =>
    exportedAs === 'default' ? 0 : exportedAs === undefined ? 2 : 1;
  return found.sort((a, b) => rank(a) - rank(b));
}

/** Whether a name is that of a component, by the convention of JSX; `MAX_WIDTH` is a constant. */
export function isComponentName(name: string): boolean {
  return /^\p{Lu}/u.test(name) && !/^[A-Z][A-Z\d_]+$/.test(name);
}

function isTopVariable({ parent }: ts.Node): boolean {
  return ts.isVariableDeclarationList(parent) && ts.isSourceFile(parent.parent.parent);
}

function findRenderMethod({ members }: ts.ClassLikeDeclaration): ts.Block | undefined {
  return members
    .filter(ts.isMethodDeclaration)
    .find(({ name }) => ts.isIdentifier(name) && name.text === 'render')?.body;
}

/** The body of a function, even if the function is an argument: `memo(forwardRef(() => …))`. */
function findFunctionBody(node: ts.Expression): ts.ConciseBody | undefined {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node.body;
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return findFunctionBody(node.expression);
  }
  if (!ts.isCallExpression(node)) return undefined;
  return node.arguments.map(findFunctionBody).find((body) => body !== undefined);
}

/**
 * The exported names of a statement, with their local names; an anonymous default export has the local name
 * `''`.
 */
function readExports(statement: ts.Statement): (readonly [local: string, exported: string])[] {
  if (ts.isExportAssignment(statement)) {
    if (statement.isExportEquals) return [];
    const { expression } = statement;
    return [[ts.isIdentifier(expression) ? expression.text : '', 'default']];
  }
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly, moduleSpecifier } = statement;
    if (isTypeOnly || moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause))
      return [];
    return exportClause.elements
      .filter((element) => !element.isTypeOnly)
      .map(({ name, propertyName = name }) => [propertyName.text, name.text]);
  }

  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    const local = statement.name?.text ?? '';
    return [[local, has(ts.SyntaxKind.DefaultKeyword) ? 'default' : local]];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [[name.text, name.text] as const] : [],
  );
}

/** The mark that identifies a component in the report of a run, because names may not be unique. */
export function printMark(file: string, line: number, name: string): string {
  return `${file}:${String(line)} ${name}`;
}

/**
 * Makes each component of a sample report when it is rendered: its function begins with a call of
 * `__rendered`. Line numbers do not change.
 *
 * `const A = () => <p />` becomes `const A = () => (__rendered("App.tsx:1 A"), <p />)`.
 */
export function markComponents(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, source]) => [
      file,
      /\.tsx?$/.test(file) ? mark(file, source) : source,
    ]),
  );
}

function mark(fileName: string, source: string): string {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.ES2022, true);
  const insertions = findComponents(file).flatMap(({ name, line, body }) => {
    if (!body) return [];
    const call = `__rendered(${JSON.stringify(printMark(fileName, line, name))})`;
    const start = body.getStart(file);
    return ts.isBlock(body)
      ? [{ at: start + 1, text: `${call};` }]
      : [
          { at: start, text: `(${call}, ` },
          { at: body.end, text: ')' },
        ];
  });
  // From the end, so that earlier positions stay valid.
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}
