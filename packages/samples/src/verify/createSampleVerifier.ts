import path from 'node:path';
import { findForeignImports } from './run/findForeignImports.ts';
import { createSampleRunner } from './run/createSampleRunner.ts';
import { judgeRun } from './run/judgeRun.ts';
import type { TypeRange } from '../type-hovers/TypeRange.ts';
import type { SampleProblem } from './SampleProblem.ts';
import { createTypeChecker } from './types/createTypeChecker.ts';
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
}

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
 * // { problems: [{ file: 'App.tsx', line: 4, message: 'TypeScript reports: …' }], types: {} }
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
      if (foreign.length > 0) return { problems: foreign, types: {} };

      const { errors, component, types } = checker.check(files, entry);
      const faults = judgeTypes(errors, expects, entry);
      if (faults.length > 0) return { problems: faults, types: {} };
      if (!isRun) return { problems: [], types };

      const report = await runner.run({ files, entry, component });
      const problems = judgeRun(report, expects, entry, timeLimit);
      return { problems, types: problems.length > 0 ? {} : types };
    },
  };
}
