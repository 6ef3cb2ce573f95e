import ts from 'typescript';
import { judgeMessages, isMatch } from './matchMessages.ts';
import type { RunReport } from './run/RunReport.ts';
import type { SampleComponent, TypeFault } from './types/createTypeChecker.ts';
import { findComponents, printMark } from './types/findComponents.ts';
import type {
  Expectation,
  ExpectedMessage,
  RunPlace,
  SampleProblem,
  SampleTest,
} from './VerifiableSample.ts';

/** Compares what TypeScript reports with what the author expects. */
export function judgeTypes(
  faults: readonly TypeFault[],
  { typeErrors }: Expectation,
): SampleProblem[] {
  const print = ({ message, code }: TypeFault) => `${message} (TS${String(code)})`;
  return judgeMessages(typeErrors, faults, {
    name: 'typeError',
    read: ({ message, file, line }) => ({ text: message, place: { file, line } }),
    others: 'TypeScript reports something else:',
    none: 'TypeScript reports no such error.',
    print: (fault) => `${fault.file}:${String(fault.line)} ${print(fault)}`,
    describe: (fault) => `TypeScript reports: ${print(fault)}`,
  });
}

/** The expectations that a run is compared with. */
interface RunExpectation {
  expects: Expectation;
  /** The components that must be rendered. */
  components: readonly SampleComponent[];
  /** The file of problems whose place is unknown. */
  entry: string;
  /** In milliseconds. */
  timeLimit: number;
  /**
   * For a test: messages that are allowed, but not required, because the test evaluates the files of its
   * sample again. Undefined for a sample.
   */
  mayLog?: readonly ExpectedMessage[];
}

/** Compares what happened while a sample ran with what the author expects. */
export function judgeRun(
  { faults, logs, rendered, timedOut }: RunReport,
  { expects, components, entry, timeLimit, mayLog }: RunExpectation,
): SampleProblem[] {
  if (timedOut) {
    return [
      {
        file: entry,
        line: 1,
        message:
          `The sample is still running after ${String(timeLimit / 1000)} s. ` +
          'Look for an endless loop, or add norun to the fence.',
      },
    ];
  }

  const problems = [
    ...judgeMessages(expects.throws ? [expects.throws] : [], faults, {
      name: 'throws',
      read: (fault) => fault,
      others: 'something else is thrown:',
      none: 'nothing is thrown.',
      print: ({ phase, text, place }) => `${phase}${printPlace(place)} throws: ${text}`,
      describe: ({ phase, text }) => `${phase} throws: ${text}`,
      entry,
      // Tests cannot have norun.
      ...(!mayLog && { hint: 'If it needs a real browser or a server, add norun.' }),
    }),
    ...judgeMessages(expects.logs, logs, {
      name: 'logs',
      read: (log) => log,
      others: 'the sample logs something else:',
      none: 'the sample logs no such thing.',
      print: ({ level, text, place }) => `console.${level}${printPlace(place)}: ${text}`,
      describe: ({ level, text }) => `Running the sample calls console.${level}: ${text}`,
      entry,
      isAllowed: (log) => mayLog?.some((one) => isMatch(one, log)) ?? false,
    }),
  ];
  // If evaluating throws, as expected, nothing is rendered.
  if (problems.length > 0 || faults.some(({ phase }) => phase.startsWith('Evaluating'))) {
    return problems;
  }
  return components
    .filter(({ file, line, name }) => !rendered.includes(printMark(file, line, name)))
    .filter(({ takes }) => takes === undefined || takes === 'other props')
    .map(({ file, line, name, takes }) => ({
      file,
      line,
      message:
        takes === 'other props'
          ? `Nothing renders <${name} />, which needs props. Render it in another component, or give it props in its fence: props='{"tone":"primary"}'.`
          : `Nothing renders <${name} />. Export it, or render it in another component.`,
    }));
}

function printPlace(place: RunPlace | undefined): string {
  return place ? ` (${place.file}:${String(place.line)})` : '';
}

/**
 * Determines whether a test proves anything.
 *
 * @returns `detached`: it uses no file of its sample, so it does not test the shown code; `powerless`: it
 *   passes regardless of the shown code
 */
export function judgeTest({ file, source, expects }: SampleTest): {
  detached?: SampleProblem;
  powerless?: SampleProblem;
} {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const { typeErrors, logs, throws } = expects;
  if (!usesOwnFile(tree, typeErrors.length > 0)) {
    const message =
      "The test uses no file of its sample, so it proves nothing about it. Import one, and use an export of it: import { App } from './App'.";
    return { detached: { file, line: 1, message } };
  }
  // A `throw` statement does not count, because it might never be reached.
  const isLogged = logs.length > tree.statements.filter(logsConstant).length;
  const canFail = typeErrors.length > 0 || isLogged || throws !== undefined;
  if (canFail || findComponents(tree).length > 0) return {};
  const message =
    'The test cannot fail: it renders nothing, and expects no message or only a fixed text. Log what it finds, and expect that: logs="…".';
  return { powerless: { file, line: 1, message } };
}

/** Whether a statement always logs the same text: `console.log('done');` */
function logsConstant(statement: ts.Statement): boolean {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression))
    return false;
  const { expression, arguments: texts } = statement.expression;
  return /^console\.\w+$/.test(expression.getText()) && texts.every(ts.isStringLiteralLike);
}

/**
 * Whether a test uses an export of another file of the sample. Unused imports and types do not count,
 * because compilers remove such imports, so that the file is not evaluated.
 *
 * @param orTypes whether using a type is enough
 */
function usesOwnFile(tree: ts.SourceFile, orTypes: boolean): boolean {
  const names = new Set<string>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { importClause, moduleSpecifier } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) continue;
    if (!importClause) return true;
    if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword && !orTypes) continue;
    const bindings = importClause.namedBindings;
    if (importClause.name) names.add(importClause.name.text);
    if (bindings && ts.isNamespaceImport(bindings)) names.add(bindings.name.text);
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name, isTypeOnly } of bindings.elements) {
        if (!isTypeOnly || orTypes) names.add(name.text);
      }
    }
  }
  const isUsed = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && names.has(node.text)) ||
    isDynamicImport(node) ||
    (!ts.isImportDeclaration(node) && (ts.forEachChild(node, isUsed) ?? false));
  return isUsed(tree);
}

/** `import('./App')` */
function isDynamicImport(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword)
    return false;
  const [specifier] = node.arguments;
  return (
    specifier !== undefined && ts.isStringLiteralLike(specifier) && specifier.text.startsWith('.')
  );
}
