import type { AnalyzedCall, Analysis } from './Analysis.ts';
import { analyzeCall } from './analyzeCall.ts';
import type { GriffelCall } from './calls/GriffelCall.ts';
import type { CompiledCall } from './compile/CompiledCall.ts';
import { compileCall } from './compile/compileCall.ts';
import { compileModule } from './compile/compileModule.ts';
import { diagnoseEvaluation } from './diagnose/diagnoseEvaluation.ts';
import { diagnoseStyles } from './diagnose/diagnoseStyles.ts';
import { sortDiagnostics } from './diagnose/sortDiagnostics.ts';
import { diagnoseResolve } from './diagnose/diagnoseResolve.ts';
import type { EvaluationOutcome } from './evaluate/EvaluationProgram.ts';
import { extractModule } from './extract/extractModule.ts';
import { extractStylesheet } from './extract/extractStylesheet.ts';
import { orderModules } from './extract/orderModules.ts';
import type { PreparedAnalysis } from './prepareAnalysis.ts';
import { printCSS } from './print/printCSS.ts';
import { listRules } from './resolve/listRules.ts';
import type { ResolvedRule, ResolvedStyles } from './resolve/ResolvedCall.ts';
import { resolveStyles } from './resolve/resolveStyles.ts';
import { sortRules, type CompareQueries } from './resolve/sortRules.ts';
import type { Diagnostic } from './types.ts';

export interface CompleteAnalysisOptions {
  /**
   * The file where the bundler starts; what it does not reach is not in the style sheets.
   * @default every file, in the order given
   */
  entry?: string;
  /** Orders media and container queries. @default alphabetically, as the library does */
  compareQueries?: CompareQueries;
}

/** Resolves, prints and compiles the evaluated calls. */
export function completeAnalysis(
  prepared: PreparedAnalysis,
  outcome: EvaluationOutcome,
  options: CompleteAnalysisOptions = {},
): Analysis {
  const { files, modules } = prepared;
  const diagnostics: Diagnostic[] = [...prepared.diagnostics];
  const calls: AnalyzedCall[] = [];
  const resolved = new Map<GriffelCall, ResolvedStyles>();
  const compiled = new Map<string, CompiledCall[]>();
  const failed = new Set(diagnostics.filter(isError).map(({ file }) => file));
  const outcomes = new Map(outcome.calls.map((one) => [one.id, one]));

  for (const call of prepared.calls) {
    const result = outcomes.get(call.id);
    let value: unknown;
    let styles: ResolvedStyles | undefined;
    const found: Diagnostic[] = [];
    if (result && 'error' in result) {
      found.push(diagnoseEvaluation(files, modules, call, result.error));
    } else if (result) {
      value = result.value;
      found.push(...diagnoseStyles(files, modules, call, value, result.foreign));
      try {
        styles = resolveStyles(call.kind, value);
        resolved.set(call, styles);
      } catch (error) {
        found.push(diagnoseResolve(files, call, error));
      }
    }
    diagnostics.push(...found);
    calls.push(analyzeCall(modules, call, value, styles));
    if (!styles || found.some(isError)) failed.add(call.file);
    else if (!call.isMember) {
      compiled.set(call.file, [
        ...(compiled.get(call.file) ?? []),
        compileCall(call, value, styles),
      ]);
    }
  }

  const entries = options.entry === undefined ? Object.keys(files) : [options.entry];
  const bundled = orderModules(modules, entries).map((module) => ({
    module,
    calls: failed.has(module.file) ? [] : (compiled.get(module.file) ?? []),
  }));
  const directions = collectDirections(calls);
  const ownRules = bundled.flatMap(({ module }) =>
    [...resolved]
      .filter(([call]) => call.file === module.file)
      .flatMap(([, styles]) =>
        listRules(styles.rulesByBucket, (css) => directions.get(css) ?? 'both'),
      ),
  );
  const rules = sortRules(ownRules, options.compareQueries);
  const extractedRules: ResolvedRule[] = extractStylesheet(bundled, options.compareQueries).map(
    (rule) => ({ ...rule, direction: directions.get(rule.css) ?? 'both' }),
  );
  return {
    calls,
    rules,
    css: printCSS(rules),
    modules: [...modules.values()].map((module) => ({
      file: module.file,
      compiled: failed.has(module.file)
        ? undefined
        : compileModule(module, compiled.get(module.file) ?? []),
      extracted: failed.has(module.file)
        ? undefined
        : extractModule(module, compiled.get(module.file) ?? []),
    })),
    extractedRules,
    stylesheet: extractedRules.map(({ css }) => css).join(''),
    diagnostics: sortDiagnostics(files, diagnostics),
  };
}

/** A rule that is for one direction here and for the other there is for both. */
function collectDirections(calls: readonly AnalyzedCall[]): Map<string, ResolvedRule['direction']> {
  const directions = new Map<string, ResolvedRule['direction']>();
  for (const { declarations } of calls) {
    for (const { css, direction } of declarations.flatMap(({ rules }) => rules)) {
      const other = directions.get(css) ?? direction;
      directions.set(css, other === direction ? direction : 'both');
    }
  }
  return directions;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
