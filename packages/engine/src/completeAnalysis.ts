import type { Analysis, AnalyzedCall, AnalyzedModule } from './Analysis.ts';
import { findPrecompiledCalls } from './calls/findPrecompiledCalls.ts';
import type { GriffelCall } from './calls/GriffelCall.ts';
import type { CompiledCall } from './compile/compileCall.ts';
import { compileModule } from './compile/compileModule.ts';
import { type AnalysisContext, completeCall, type CompletedCall } from './completeCall.ts';
import { findUnreadFiles, isError, sortDiagnostics } from './diagnose/createDiagnostic.ts';
import { findAssetImporters } from './diagnose/diagnoseAssets.ts';
import { diagnoseCircles } from './diagnose/diagnoseCircles.ts';
import { diagnoseThrow } from './diagnose/diagnoseEvaluation.ts';
import { diagnoseHelper } from './diagnose/diagnoseHelper.ts';
import { readEarlyName } from './diagnose/diagnoseDifference.ts';
import { describeSourceError, diagnoseOutput } from './diagnose/diagnoseSyntax.ts';
import type { EvaluationOutcome } from './evaluate/EvaluationProgram.ts';
import { isConditional } from './evaluate/sliceForRunTime.ts';
import { extractModule, isSkipped } from './extract/extractModule.ts';
import { extractStylesheet } from './extract/extractStylesheet.ts';
import { createSearch } from './locate/Search.ts';
import type { PreparedAnalysis } from './prepareAnalysis.ts';
import { printCSS } from './print/printCSS.ts';
import { listRules, sortRules } from './resolve/listRules.ts';
import type { ResolvedRule } from './resolve/ResolvedCall.ts';
import { orderModules } from './source/orderModules.ts';
import { groupBy } from './source/groupBy.ts';
import type { ModuleModel } from './source/parseModule.ts';
import type { Diagnostic } from './types.ts';

export interface CompleteAnalysisOptions {
  /**
   * The file where the bundler starts; files that it does not reach are left out of the style sheets.
   * @default every file, in the order given
   */
  entry?: string;
}

/** Resolves, compiles and prints the evaluated calls. */
export function completeAnalysis(
  prepared: PreparedAnalysis,
  outcome: EvaluationOutcome,
  options: CompleteAnalysisOptions = {},
): Analysis {
  const { files, modules } = prepared;
  const diagnostics: Diagnostic[] = [...prepared.diagnostics];
  for (const one of outcome.syntaxErrors ?? []) {
    // Another error of the file reports the same fault, or knows its position better.
    if (diagnostics.some((other) => other.file === one.file && isError(other))) continue;
    diagnostics.push(describeSourceError(files, modules, one));
  }
  const isTogether = (index: number): boolean => !!prepared.program.calls[index]?.isTogether;
  const alone = outcome.calls.filter((_, index) => !isTogether(index));
  // The compilers notice what they run themselves, which is reported for its call.
  if (alone.every((one) => 'value' in one)) {
    for (const one of outcome.loadErrors ?? []) {
      diagnostics.push(...diagnoseThrow(files, modules, one));
    }
  }
  const entries = options.entry === undefined ? Object.keys(files) : [options.entry];
  const circles = diagnoseCircles(files, modules, entries);
  diagnostics.push(...circles);
  const failed = findFailed(prepared, diagnostics);

  const context: AnalysisContext = {
    files,
    modules,
    importers: findAssetImporters(files, modules),
    search: createSearch(modules, outcome.spreads),
    hasSyntaxErrors:
      outcome.syntaxErrors !== undefined ||
      prepared.diagnostics.some(({ code }) => code === 'compiler-fails'),
    canLoseExports: prepared.canLoseExports,
  };
  const outcomes = new Map(alone.map((one) => [one.id, one]));
  const together = groupBy(
    outcome.calls.filter((_, index) => isTogether(index)),
    ({ id }) => id,
  );
  const runTimeOutcomes = new Map(outcome.atRunTime?.map((one) => [one.id, one]));
  const isUnreached = (call: GriffelCall): boolean => {
    const one = runTimeOutcomes.get(call.id);
    if (!one) return outcome.atRunTime !== undefined && !call.enclosing;
    return 'error' in one && isConditional(call) && readEarlyName(one.error) === undefined;
  };
  const completed = prepared.calls.map((call) => {
    const atRunTime = isUnreached(call) ? null : runTimeOutcomes.get(call.id);
    const ahead = outcomes.get(call.id);
    const shared = together.get(call.id) ?? [];
    return { ...completeCall(context, call, ahead, atRunTime, shared), call };
  });
  const unread = findUnreadFiles(diagnostics);
  const found = completed.flatMap(({ call: { file }, diagnostics: own }) =>
    own.filter(
      (one) =>
        // A file that does not compile has no output that could differ.
        !(failed.has(file) && one.code === 'differs-at-run-time') &&
        !(unread.has(file) && isError(one)),
    ),
  );
  // Each evaluation gets another value of what depends on chance or the time, which has been reported.
  const isChanging = diagnostics.some(({ code }) => code === 'changing-value');
  const isExplained = ({ code }: Diagnostic): boolean =>
    (isChanging && (code === 'differs-at-run-time' || code === 'depends-on-order')) ||
    // What reads from a circle finds the same fault where it runs.
    (circles.length > 0 && code === 'used-before-definition');
  diagnostics.push(
    ...found.filter((one) => !isExplained(one) && !isOfBrokenStatement(prepared.diagnostics, one)),
  );
  for (const { call, isFailed } of completed) if (isFailed) failed.add(call.file);
  for (const one of outcome.invalidHelpers ?? []) {
    diagnostics.push(diagnoseHelper(files, prepared.calls, one));
  }

  const completedOf = groupBy(completed, ({ call }) => call.file);
  const compiledOf = ({ file }: ModuleModel): CompiledCall[] =>
    (completedOf.get(file) ?? []).flatMap(({ compiled }) => compiled ?? []);
  const isWithheld = ({ file }: ModuleModel): boolean =>
    (completedOf.get(file) ?? []).some((one) => one.isWithheld);
  const written = [...modules.values()].map((module): AnalyzedModule => {
    const nothing = { file: module.file, compiled: undefined, extracted: undefined };
    if (failed.has(module.file)) return nothing;
    const texts = writeModuleTexts(module, compiledOf(module), isWithheld(module));
    const fault = findBrokenOutput(module, texts);
    if (!fault) return texts;
    diagnostics.push(fault);
    failed.add(module.file);
    return nothing;
  });

  const bundled = orderModules(modules, entries).map((module) => ({
    module,
    calls: failed.has(module.file) || isWithheld(module) ? [] : compiledOf(module),
  }));
  const calls = completed.map(({ analyzed }) => analyzed);
  const directions = collectDirections(calls);
  const directionOf = (css: string) => directions.get(css) ?? 'both';
  const inserted = bundled.flatMap(({ module }) =>
    listModuleRules(module, completedOf.get(module.file) ?? [], directionOf),
  );
  const rules = sortRules(inserted);
  const extractedRules = extractStylesheet(bundled).map((rule): ResolvedRule => ({
    ...rule,
    direction: directionOf(rule.css),
  }));
  return {
    calls,
    rules,
    css: printCSS(rules),
    modules: written,
    extractedRules,
    stylesheet: extractedRules.map(({ css }) => css).join(''),
    diagnostics: sortDiagnostics(files, diagnostics),
  };
}

/**
 * Finds the files that do not compile. If an error is in a file that the evaluation of styles loads, the files with
 * these styles fail as well.
 */
function findFailed(
  { calls, loads }: PreparedAnalysis,
  diagnostics: readonly Diagnostic[],
): Set<string> {
  const errors = diagnostics.filter(isError);
  const isOfEvaluation = ({ code }: Diagnostic): boolean => code === 'compiler-fails';
  const isUnread = (one: Diagnostic): boolean =>
    isOfEvaluation(one) || /^(syntax|early)-error$/.test(one.code);
  const failed = new Set(errors.filter((one) => !isOfEvaluation(one)).map(({ file }) => file));
  const unread = new Set(errors.filter(isUnread).map(({ file }) => file));
  if (unread.size === 0) return failed;
  for (const file of new Set(calls.map((call) => call.file))) {
    const loaded = new Set([file]);
    // The set grows during the loop.
    for (const one of loaded) for (const other of loads.get(one) ?? []) loaded.add(other);
    if ([...loaded].some((one) => unread.has(one))) failed.add(file);
  }
  return failed;
}

/** Whether a diagnostic is about a loop of a statement on which the compilers fail before they run it. */
function isOfBrokenStatement(others: readonly Diagnostic[], { code, range }: Diagnostic): boolean {
  if (code !== 'endless-loop' || !range) return false;
  return others.some(
    (other) =>
      other.code === 'compiler-fails' &&
      other.range?.file === range.file &&
      other.range.from <= range.from &&
      range.from < other.range.to,
  );
}

/**
 * Writes the output of the compilers for a module.
 *
 * @param isWithheld - whether the compiled text depends on the machine: the text of another machine is not
 *   shown
 */
function writeModuleTexts(
  module: ModuleModel,
  calls: readonly CompiledCall[],
  isWithheld: boolean,
): AnalyzedModule {
  const hasUnreadRules = findPrecompiledCalls(module).some(({ rules }) => !rules);
  return {
    file: module.file,
    compiled: isWithheld ? undefined : compileModule(module, calls),
    extracted:
      hasUnreadRules || (isWithheld && !isSkipped(module))
        ? undefined
        : extractModule(module, calls),
  };
}

/** Finds an output that does not parse. */
function findBrokenOutput(module: ModuleModel, texts: AnalyzedModule): Diagnostic | undefined {
  for (const kind of ['compiled', 'extracted'] as const) {
    const text = texts[kind];
    const isChanged = text !== undefined && text !== module.code;
    const fault = isChanged ? diagnoseOutput(module.file, kind, text) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

/** The rules that a module inserts at run time, in the order of its calls. */
function listModuleRules(
  module: ModuleModel,
  completed: readonly (CompletedCall & { call: GriffelCall })[],
  directionOf: (css: string) => ResolvedRule['direction'],
): ResolvedRule[] {
  return [
    ...completed.map(({ call: { range }, rules }) => ({ range, rules })),
    ...findPrecompiledCalls(module),
  ]
    .sort((a, b) => a.range.from - b.range.from)
    .flatMap(({ rules = {} }) => listRules(rules, directionOf));
}

/** A rule that one declaration uses for left-to-right pages and another for right-to-left pages is for both. */
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
