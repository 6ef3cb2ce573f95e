import path from 'node:path';
import ts from 'typescript';
import type { Expectation } from './Expectation.ts';
import { findForeignImports } from './run/findForeignImports.ts';
import { createSampleRunner, type Rendering } from './run/createSampleRunner.ts';
import { judgeRun } from './run/judgeRun.ts';
import type { RunReport } from './run/RunReport.ts';
import type { TypeRange } from '../type-hovers/TypeRange.ts';
import type { SampleProblem } from './SampleProblem.ts';
import {
  createTypeChecker,
  type SampleComponent,
  type TypeReport,
} from './types/createTypeChecker.ts';
import { judgeTypes } from './types/judgeTypes.ts';
import { rememberTypes } from './types/rememberTypes.ts';
import type { VerifiableSample } from './VerifiableSample.ts';

/** Options of `createSampleVerifier`. */
export interface SampleVerifierOptions {
  /** The folder, absolute, whose `node_modules` the imports of samples resolve from. */
  root: string;
  /** A folder, absolute, for what TypeScript said of samples; without it it is asked each time. */
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
   * TypeScript does not take is not run.
   */
  verify(sample: VerifiableSample): Promise<SampleVerdict>;
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
  const asking = createTypeChecker(folder);
  const checker = cache === undefined ? asking : rememberTypes(asking, { root: folder, cache });
  const runner = createSampleRunner({ root: folder, timeLimit });

  return {
    async verify({ files, entry, expects }) {
      if (files[entry] === undefined) {
        throw new Error(`The entry ${entry} is none of ${Object.keys(files).join(', ')}.`);
      }

      const isRun =
        !expects.norun &&
        (expects.typeErrors.length === 0 ||
          expects.logs.length > 0 ||
          expects.throws !== undefined);
      const foreign = isRun ? findForeignImports(files) : [];
      if (foreign.length > 0) return fail(foreign);

      const { errors, components, propFaults, types } = checker.check(files, expects.props);
      const faults = [
        ...judgeTypes(errors, expects, entry),
        ...findUncheckedCode(files),
        ...judgeProps(expects, components, propFaults),
      ];
      if (faults.length > 0) return fail(faults);
      if (!isRun) return { problems: [], types, verified: listVerified(files, undefined) };

      const renderings = findRenderings(components, expects, entry);
      const report = await runner.run({ files, entry, renderings });
      const problems = judgeRun(report, { expects, components, entry, timeLimit });
      if (problems.length > 0) return fail(problems);
      return { problems, types, verified: listVerified(files, report.rendered), run: report };
    },
  };
}

function fail(problems: readonly SampleProblem[]): SampleVerdict {
  return { problems, types: {}, verified: {} };
}

/** Comments that switch TypeScript off would leave code unverified; `@ts-expect-error` does not. */
function findUncheckedCode(files: VerifiableSample['files']): SampleProblem[] {
  return Object.entries(files).flatMap(([file, source]) =>
    source.split('\n').flatMap((text, index) => {
      const [, word] = /(?:\/\/|\/\*).*(@ts-(?:ignore|nocheck))\b/.exec(text) ?? [];
      if (word === undefined) return [];
      const message = `${word} keeps TypeScript from checking this sample. Remove it, and say which error is reported: typeError="…".`;
      return [{ file, line: index + 1, message }];
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
