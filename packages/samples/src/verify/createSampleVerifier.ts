import path from 'node:path';
import ts from 'typescript';
import type {
  Expectation,
  SampleProblem,
  SampleTest,
  VerifiableSample,
} from './VerifiableSample.ts';
import { createMemory } from './createMemory.ts';
import { findUncheckedCode } from './findUncheckedCode.ts';
import { judgeTest } from './judgeTest.ts';
import { findForeignImports, findOutsideImports } from './run/allowedImports.ts';
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
      if (problems.length === 0) {
        problems.push(...judgedTests.flatMap(({ powerless }) => powerless ?? []));
      }
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
