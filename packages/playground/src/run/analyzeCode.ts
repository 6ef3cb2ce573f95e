import type { EvaluationOutcome, SourceFiles } from '@griffel-site/engine';
import type { CompiledModule } from '../compile/CompiledModule.ts';
import { createColumnFinder } from '../compile/findSourceColumn.ts';
import { diagnosticToProblem, type Problem } from '../problems/Problem.ts';
import type { Sandbox } from '../sandbox/Sandbox.ts';
import { NO_ENGINE } from './describeError.ts';
import type { PreparedRun } from './prepareRun.ts';
import type { RunResult } from './RunState.ts';

/** The parser and compiler: a large chunk, not needed for code that the build has prepared. */
type Engine = typeof import('./engineChunk.ts');

export interface CodeLoaders {
  /** Loads what analyzes and compiles code; called with each run. */
  loadEngine: () => Promise<Engine>;
  /** Loads what the build found out about these files; undefined if the build did not see them. */
  findPrepared?: (files: SourceFiles) => Promise<PreparedRun> | undefined;
}

export type AnalyzedCode =
  | {
      kind: 'analyzed';
      result: RunResult;
      modules: CompiledModule[];
      /** Whether the build has run this code. */
      isPrepared: boolean;
      /** Found by the compiler. */
      problems: Problem[];
      /** The one for which the modules must not run. */
      fault: Problem | undefined;
    }
  /** Its styles took too long to compute: `timeout` says so. */
  | { kind: 'timed out'; timeout: Problem; problems: Problem[] }
  /** The engine did not load, or there is no sandbox to compute the styles in. */
  | { kind: 'failed'; reason: string };

/**
 * Computes styles, CSS and modules of code, from what the build has prepared or with the engine.
 *
 * @param entry - the file that is rendered
 * @param isCurrent - asked after each step: whether newer code has not replaced this code meanwhile
 * @returns undefined if newer code has
 */
export async function analyzeCode(
  files: SourceFiles,
  entry: string | undefined,
  { loadEngine, findPrepared }: CodeLoaders,
  sandbox: Pick<Sandbox, 'evaluate'>,
  isCurrent: () => boolean,
): Promise<AnalyzedCode | undefined> {
  // If the file does not load, the engine finds out the same, only later.
  const prepared = await findPrepared?.(files)?.catch(() => undefined);
  if (!isCurrent()) return undefined;
  if (prepared) {
    const { analysis, outputs } = prepared;
    const modules = prepared.modules.map((module) => ({
      ...module,
      findColumn: createColumnFinder(files[module.file] ?? '', module.code),
    }));
    const result = { files, analysis, outputs };
    return { kind: 'analyzed', result, modules, isPrepared: true, problems: [], fault: undefined };
  }
  let engine: Engine;
  try {
    engine = await loadEngine();
  } catch {
    return { kind: 'failed', reason: NO_ENGINE };
  }
  if (!isCurrent()) return undefined;
  const parsed = engine.prepareAnalysis(files);
  let outcome: EvaluationOutcome;
  try {
    outcome = await sandbox.evaluate(parsed.program);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'EvaluationTimeoutError')) {
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
    const timeout: Problem = {
      source: 'run',
      severity: 'error',
      file: parsed.calls[0]?.file ?? entry ?? '',
      line: 1,
      column: 1,
      message: error.message,
    };
    const problems = [...parsed.diagnostics.map(diagnosticToProblem), timeout];
    return { kind: 'timed out', timeout, problems };
  }
  if (!isCurrent()) return undefined;
  const analysis = engine.completeAnalysis(parsed, outcome, entry === undefined ? {} : { entry });
  return {
    kind: 'analyzed',
    result: { files, analysis, outputs: engine.createOutputs(analysis) },
    isPrepared: false,
    ...engine.compileProject(files, entry ?? ''),
  };
}
