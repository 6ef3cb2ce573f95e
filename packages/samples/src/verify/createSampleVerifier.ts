import path from 'node:path';
import ts from 'typescript';
import type {
  Expectation,
  SampleProblem,
  SampleTest,
  VerifiableSample,
} from './VerifiableSample.ts';
import { createReportCache } from './createReportCache.ts';
import { findUncheckedCode } from './findUncheckedCode.ts';
import { judgeRun, judgeTest, judgeTypes } from './judgeReports.ts';
import { findForeignImports, findOutsideImports } from './run/allowedImports.ts';
import {
  createSampleRunner,
  type Rendering,
  type RunnableSample,
} from './run/createSampleRunner.ts';
import type { RunReport } from './run/RunReport.ts';
import type { TypeRange } from '../type-hovers/markTypes.ts';
import {
  createTypeChecker,
  type SampleComponent,
  type TypeReport,
} from './types/createTypeChecker.ts';

interface SampleVerifierOptions {
  /** The folder, absolute, whose `node_modules` the imports of samples resolve from. */
  root: string;
  /** A folder, absolute, that caches the results; without it, every sample is checked and run each time. */
  cache?: string;
  /**
   * How long a sample may run, in milliseconds. Even on a busy machine, only a sample that never ends
   * exceeds the default.
   * @default 30000
   */
  timeLimit?: number;
}

/** The result of verifying a sample. */
export interface SampleVerdict {
  /** Differences from the author's expectations. */
  problems: readonly SampleProblem[];
  /** The types that an editor shows over identifiers, by file; empty if there are problems. */
  types: Readonly<Record<string, readonly TypeRange[]>>;
  /** How far each file was verified; empty if there are problems. */
  verified: Readonly<Record<string, FileVerification>>;
  /** The report of its run; missing if it was not run, or if there are problems. */
  run?: RunReport;
}

/**
 * How far a file of a sample was verified: only its types were checked; it was also run; one of its
 * components was also rendered.
 */
export type FileVerification = 'checked' | 'run' | 'rendered';

/** Checks and runs samples. */
export interface SampleVerifier {
  /**
   * Type-checks and runs a sample, and compares the results with its author's expectations. A sample with
   * unexpected type errors is not run. After the sample, each of its tests is run separately.
   */
  verify(sample: VerifiableSample): Promise<SampleVerdict>;
  /**
   * Frees the memory of the type checker and the worker, hundreds of megabytes. The next sample starts them
   * again.
   */
  release(): Promise<void>;
}

/**
 * Creates a verifier of samples. It uses TypeScript's language service, and a worker thread that evaluates
 * samples and renders their components with React in jsdom.
 *
 * ```ts
 * const verifier = createSampleVerifier({ root: '/site/packages/samples' });
 * await verifier.verify({ files: { 'App.tsx': code }, entry: 'App.tsx', expects });
 * // { problems: [{ file: 'App.tsx', line: 4, message: 'TypeScript reports: …' }], … }
 * ```
 *
 * The first sample takes seconds, because TypeScript reads its libraries, so use one verifier for all
 * pages. The worker does not keep the process alive.
 */
export function createSampleVerifier({
  root,
  cache,
  timeLimit = 30_000,
}: SampleVerifierOptions): SampleVerifier {
  // The type checker compares paths as strings.
  const folder = path.resolve(root);
  const checker = createTypeChecker(folder);
  const runner = createSampleRunner({ root: folder, timeLimit });
  const reports = cache === undefined ? undefined : createReportCache({ root: folder, cache });

  function check(...args: Parameters<typeof checker.check>): TypeReport {
    const cached = reports?.get<TypeReport>(['types', ...args]);
    if (cached) return cached;
    const report = checker.check(...args);
    reports?.set(['types', ...args], report);
    return report;
  }

  return {
    async verify({ files, entry, expects, tests = [] }) {
      if (files[entry] === undefined) {
        throw new Error(`The entry ${entry} is not one of ${Object.keys(files).join(', ')}.`);
      }

      const all = { ...files, ...Object.fromEntries(tests.map((one) => [one.file, one.source])) };
      const expected = joinExpected(expects, tests);
      const isRun = expectsRun(expects);
      const judgedTests = tests.map(judgeTest);
      const foreign = [
        ...(isRun ? findForeignImports(files) : []),
        ...tests.flatMap(({ file, source }) => findForeignImports({ [file]: source })),
        ...findOutsideImports(all),
        ...judgedTests.flatMap(({ detached }) => detached ?? []),
      ];
      if (foreign.length > 0) return fail(foreign);

      const { errors, components, propFaults, types } = check(all, expected.props);
      const faults = [
        ...judgeTypes(errors, expected),
        ...Object.entries(all).flatMap(([file, source]) =>
          findUncheckedCode(file, source, { isHidden: !(file in files), isRun: !expects.norun }),
        ),
        ...judgeProps(expected, components, propFaults),
      ];
      if (faults.length > 0) return fail(faults);

      const runs: [RunnableSample, RunReport][] = [];
      const run = async (sample: RunnableSample): Promise<RunReport> => {
        const cached = reports?.get<RunReport>(['run', sample]);
        if (cached) return cached;
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
        });
        const { file, expects: testExpects } = test;
        const judged = { expects: testExpects, components: parts, entry: file, timeLimit };
        failures.push(...judgeRun(tested, { ...judged, mayLog: expects.logs }));
        rendered.push(...tested.rendered);
      }

      const problems = [
        // Components that only a test renders count as rendered.
        ...(report
          ? judgeRun({ ...report, rendered }, { expects, components: own, entry, timeLimit })
          : []),
        ...failures,
      ];
      // Last, because an author learns from the run what to expect.
      if (problems.length === 0) {
        problems.push(...judgedTests.flatMap(({ powerless }) => powerless ?? []));
      }
      if (problems.length > 0) return fail(problems);
      // Failures are not cached, because they may be due to a busy machine.
      for (const [sample, ran] of runs) reports?.set(['run', sample], ran);
      const verified = listVerified(files, report && rendered);
      return { problems, types, verified, ...(report && { run: report }) };
    },
    async release() {
      checker.release();
      await runner.release();
    },
  };
}

/** Whether to run a sample. One with type errors is run only if it also expects logs or an error. */
function expectsRun({ norun, typeErrors, logs, throws }: Expectation): boolean {
  return !norun && (typeErrors.length === 0 || logs.length > 0 || throws !== undefined);
}

/** Joins the expectations about types, because TypeScript checks a sample together with its tests. */
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

/** Reports props that no component of their fence accepts. */
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
      message: `No component that ${file} exports accepts the props of its fence. ${faults[file] ?? 'It exports no component.'} Correct them, or remove props.`,
    }));
}

/** All exported components that can be rendered; those of the entry come first. */
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

/** Whether a file consists of types only, so that there is nothing to run. */
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
