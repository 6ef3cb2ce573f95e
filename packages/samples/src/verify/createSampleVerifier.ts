import path from 'node:path';
import ts from 'typescript';
import type {
  Expectation,
  SampleProblem,
  SampleTest,
  VerifiableSample,
} from './VerifiableSample.ts';
import { createMemory } from './createMemory.ts';
import { findForeignImports } from './run/allowedImports.ts';
import {
  createSampleRunner,
  type Rendering,
  type RunnableSample,
} from './run/createSampleRunner.ts';
import { judgeRun } from './run/judgeRun.ts';
import type { RunReport } from './run/RunReport.ts';
import type { TypeRange } from '../type-hovers/markTypes.ts';
import {
  createTypeChecker,
  type SampleComponent,
  type TypeReport,
} from './types/createTypeChecker.ts';
import { findComponents } from './types/findComponents.ts';
import { judgeTypes } from './types/judgeTypes.ts';

/** Options of `createSampleVerifier`. */
interface SampleVerifierOptions {
  /** The folder, absolute, whose `node_modules` the imports of samples resolve from. */
  root: string;
  /** A folder, absolute, that keeps the results; without it, every sample is checked and run each time. */
  cache?: string;
  /**
   * How long a sample may run, in milliseconds.
   * @default 30000: only a sample that never ends takes as long, on a loaded machine too
   */
  timeLimit?: number;
}

/** What comes of a sample. */
export interface SampleVerdict {
  /** What is not as the author says; empty when all is. */
  problems: readonly SampleProblem[];
  /** What an editor shows over identifiers, by file; empty where there are problems. */
  types: Readonly<Record<string, readonly TypeRange[]>>;
  /** How far each file was verified, by file. */
  verified: Readonly<Record<string, FileVerification>>;
  /** What happened when it ran; missing where it was not run, or where there are problems. */
  run?: RunReport;
}

/**
 * How far a file of a sample was verified: its types were checked; also, it was run; also, a component
 * of it was rendered.
 */
export type FileVerification = 'checked' | 'run' | 'rendered';

/** Checks and runs samples. */
export interface SampleVerifier {
  /**
   * Type-checks a sample and runs it, and compares with what its author expects. A sample that
   * TypeScript does not take is not run. Each of its tests is run, after it and by itself.
   */
  verify(sample: VerifiableSample): Promise<SampleVerdict>;
  /**
   * Gives back what checking and running have taken, which is hundreds of megabytes. The next sample
   * takes it again.
   */
  release(): Promise<void>;
}

/**
 * Creates a verifier of samples: TypeScript's language service, and a worker thread that evaluates
 * the sample and renders its component with React in jsdom.
 *
 * ```ts
 * const verifier = createSampleVerifier({ root: '/site/packages/samples' });
 * await verifier.verify({ files: { 'App.tsx': code }, entry: 'App.tsx', expects });
 * // { problems: [{ file: 'App.tsx', line: 4, message: 'TypeScript reports: …' }], … }
 * ```
 *
 * The first sample takes seconds, since TypeScript reads its libraries; keep the verifier. The
 * worker does not keep the process from ending.
 */
export function createSampleVerifier({
  root,
  cache,
  timeLimit = 30_000,
}: SampleVerifierOptions): SampleVerifier {
  // The type checker compares paths as texts.
  const folder = path.resolve(root);
  const checker = createTypeChecker(folder);
  const runner = createSampleRunner({ root: folder, timeLimit });
  const memory = cache === undefined ? undefined : createMemory({ root: folder, cache });

  function check(...question: Parameters<typeof checker.check>): TypeReport {
    const known = memory?.recall<TypeReport>(['types', ...question]);
    if (known) return known;
    const report = checker.check(...question);
    memory?.keep(['types', ...question], report);
    return report;
  }

  return {
    async verify({ files, entry, expects, tests = [] }) {
      if (files[entry] === undefined) {
        throw new Error(`The entry ${entry} is none of ${Object.keys(files).join(', ')}.`);
      }

      const all = { ...files, ...Object.fromEntries(tests.map((one) => [one.file, one.source])) };
      const expected = joinExpected(expects, tests);
      const isRun = expectsRun(expects);
      const foreign = [
        ...(isRun ? findForeignImports(files) : []),
        ...tests.flatMap(({ file, source }) => findForeignImports({ [file]: source })),
        ...findDetachedTests(tests),
      ];
      if (foreign.length > 0) return fail(foreign);

      const { errors, components, propFaults, types } = check(all, expected.props);
      const faults = [
        ...judgeTypes(errors, expected),
        ...findUncheckedCode(all),
        ...judgeProps(expected, components, propFaults),
      ];
      if (faults.length > 0) return fail(faults);

      const runs: [RunnableSample, RunReport][] = [];
      const run = async (sample: RunnableSample): Promise<RunReport> => {
        const known = memory?.recall<RunReport>(['run', sample]);
        if (known) return known;
        const ran = await runner.run(sample);
        runs.push([sample, ran]);
        return ran;
      };

      const own = components.filter(({ file }) => files[file] !== undefined);
      const renderings = findRenderings(own, expects, entry);
      const report = isRun
        ? await run({ files, roots: [entry, ...Object.keys(files)], renderings })
        : undefined;
      const rendered = [...(report?.rendered ?? [])];
      const failures: SampleProblem[] = [];
      for (const test of tests.filter((one) => expectsRun(one.expects))) {
        const parts = components.filter(({ file }) => file === test.file);
        const tested = await run({
          files: { ...files, [test.file]: test.source },
          roots: [test.file],
          renderings: findRenderings(parts, test.expects, test.file),
          waits: true,
        });
        const { file, expects: testExpects } = test;
        const judged = { expects: testExpects, components: parts, entry: file, timeLimit };
        failures.push(...judgeRun(tested, { ...judged, mayLog: expects.logs }));
        rendered.push(...tested.rendered);
      }

      const problems = [
        // What a test renders is rendered.
        ...(report
          ? judgeRun({ ...report, rendered }, { expects, components: own, entry, timeLimit })
          : []),
        ...failures,
      ];
      // Last, because an author learns what to expect from the run.
      if (problems.length === 0) problems.push(...findPowerlessTests(tests));
      if (problems.length > 0) return fail(problems);
      // Only what went as expected: a machine that is too busy for a sample has something to say another time.
      for (const [sample, ran] of runs) memory?.keep(['run', sample], ran);
      const verified = listVerified(files, report && rendered);
      return { problems, types, verified, ...(report && { run: report }) };
    },
    async release() {
      checker.release();
      await runner.release();
    },
  };
}

/** Whether an author expects a run: what TypeScript refuses is run only where that is to be seen. */
function expectsRun({ norun, typeErrors, logs, throws }: Expectation): boolean {
  return !norun && (typeErrors.length === 0 || logs.length > 0 || throws !== undefined);
}

/** What TypeScript, which sees a sample and its tests at once, is compared with. */
function joinExpected(expects: Expectation, tests: readonly SampleTest[]): Expectation {
  const others = tests.map((test) => test.expects);
  return {
    ...expects,
    typeErrors: [expects, ...others].flatMap(({ typeErrors }) => typeErrors),
    props: Object.assign(
      {},
      ...[expects, ...others].map(({ props }) => props),
    ) as typeof expects.props,
  };
}

function fail(problems: readonly SampleProblem[]): SampleVerdict {
  return { problems, types: {}, verified: {} };
}

/** Whatever a test finds that uses no file of its sample, it is not about what the page shows. */
function findDetachedTests(tests: readonly SampleTest[]): SampleProblem[] {
  return tests
    .filter(({ file, source, expects }) => {
      const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022);
      return !usesOwnFile(tree, expects.typeErrors.length > 0);
    })
    .map(({ file }) => ({
      file,
      line: 1,
      message:
        "The test uses no file of its sample, so that it proves nothing about it. Import one, and use what it exports: import { App } from './App'.",
    }));
}

/** Tests that pass whatever the shown files do. */
function findPowerlessTests(tests: readonly SampleTest[]): SampleProblem[] {
  return tests
    .filter(({ file, source, expects: { typeErrors, logs, throws } }) => {
      const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
      const expectsNothing = typeErrors.length === 0 && logs.length === 0 && !throws;
      return expectsNothing && !hasThrow(tree) && findComponents(tree).length === 0;
    })
    .map(({ file }) => ({
      file,
      line: 1,
      message:
        'The test cannot fail: it expects no message, throws no error and renders nothing. Log what it finds and expect that (logs="…"), or throw an error where it finds something else.',
    }));
}

/**
 * Whether something of another file of the sample is used. What is only imported is not evaluated, because
 * compilers leave such an import out; nor is a type.
 *
 * @param orTypes whether a type is enough
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

function hasThrow(node: ts.Node): boolean {
  return ts.isThrowStatement(node) || (ts.forEachChild(node, hasThrow) ?? false);
}

/** Comments that switch TypeScript off would leave code unverified; `@ts-expect-error` does not. */
function findUncheckedCode(files: VerifiableSample['files']): SampleProblem[] {
  return Object.entries(files).flatMap(([file, source]) =>
    [...source.matchAll(/\/\*[^]*?\*\/|\/\/.*/g)].flatMap(({ 0: comment, index }) => {
      const found = /@ts-(?:ignore|nocheck)\b/.exec(comment);
      if (!found) return [];
      const line = source.slice(0, index + found.index).split('\n').length;
      const message = `${found[0]} keeps TypeScript from checking this sample. Remove it, and say which error is reported: typeError="…".`;
      return [{ file, line, message }];
    }),
  );
}

/** Props that no component of their fence takes are a mistake. */
function judgeProps(
  { props }: Expectation,
  components: readonly SampleComponent[],
  faults: TypeReport['propFaults'],
): SampleProblem[] {
  return Object.keys(props)
    .filter((file) => !components.some((one) => one.file === file && one.takes === 'these props'))
    .map((file) => ({
      file,
      line: 1,
      message: `No component that ${file} exports takes the props of its fence. ${faults[file] ?? 'It exports no component.'} Correct them, or remove props.`,
    }));
}

/** All components that are exported and can be rendered; those of the entry come first. */
function findRenderings(
  components: readonly SampleComponent[],
  { props }: Expectation,
  entry: string,
): Rendering[] {
  return [...components]
    .sort((a, b) => Number(b.file === entry) - Number(a.file === entry))
    .flatMap(({ file, name, exportedAs, takes }) =>
      exportedAs === undefined || takes === 'other props'
        ? []
        : [{ file, name, exportedAs, props: (takes === 'these props' && props[file]) || {} }],
    );
}

/** @param rendered the marks of what was rendered; undefined if the sample was not run */
function listVerified(
  files: Readonly<Record<string, string>>,
  rendered: readonly string[] | undefined,
): Record<string, FileVerification> {
  return Object.fromEntries(
    Object.entries(files).map(([file, source]) => {
      if (!rendered || hasOnlyTypes(file, source)) return [file, 'checked'];
      return [file, rendered.some((mark) => mark.startsWith(`${file}:`)) ? 'rendered' : 'run'];
    }),
  );
}

/** Whether nothing is left of a file to run. */
function hasOnlyTypes(file: string, source: string): boolean {
  return ts
    .createSourceFile(file, source, ts.ScriptTarget.ES2022)
    .statements.every(
      (statement) =>
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        (ts.isImportDeclaration(statement) && statement.importClause !== undefined) ||
        (ts.isExportDeclaration(statement) && statement.isTypeOnly) ||
        (ts.canHaveModifiers(statement) &&
          ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)),
    );
}
