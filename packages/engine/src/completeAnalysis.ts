import { type CSSClassesMapBySlot, reduceToClassNameForSlots } from '@griffel/core';
import type { Analysis, AnalyzedCall, AnalyzedModule } from './Analysis.ts';
import { findPrecompiledCalls } from './calls/findPrecompiledCalls.ts';
import type { GriffelCall } from './calls/GriffelCall.ts';
import { normalizeAssets } from './compile/assets.ts';
import { compileCall, type CompiledCall } from './compile/compileCall.ts';
import { compileModule } from './compile/compileModule.ts';
import {
  diagnoseAssets,
  diagnoseTemplates,
  findAssetImporters,
} from './diagnose/diagnoseAssets.ts';
import { diagnoseCalledInside } from './diagnose/diagnoseCall.ts';
import { diagnoseCircles } from './diagnose/diagnoseCircles.ts';
import { diagnoseEvaluation } from './diagnose/diagnoseEvaluation.ts';
import { diagnoseHelper } from './diagnose/diagnoseHelper.ts';
import { diagnoseDifference, findDifferences } from './diagnose/diagnoseDifference.ts';
import { describeSourceError, diagnoseOutput } from './diagnose/diagnoseSyntax.ts';
import { diagnoseResolve, diagnoseStyles } from './diagnose/diagnoseStyles.ts';
import { sortDiagnostics } from './diagnose/createDiagnostic.ts';
import type { EvaluatedCall, EvaluationOutcome } from './evaluate/EvaluationProgram.ts';
import { extractModule, isSkipped } from './extract/extractModule.ts';
import { extractStylesheet, orderModules } from './extract/extractStylesheet.ts';
import { createSearch, type Search } from './locate/followExpression.ts';
import { locateDeclaration } from './locate/locateDeclaration.ts';
import type { PreparedAnalysis } from './prepareAnalysis.ts';
import { printCSS } from './print/printCSS.ts';
import { type CompareQueries, listRules, sortRules } from './resolve/listRules.ts';
import type { ResolvedRule, ResolvedStyles } from './resolve/ResolvedCall.ts';
import { resolveStyles } from './resolve/resolveStyles.ts';
import type { ModuleModel } from './source/parseModule.ts';
import type { Diagnostic, SourceFiles, SourceRange } from './types.ts';

export interface CompleteAnalysisOptions {
  /**
   * The file where the bundler starts; what it does not reach is not in the style sheets.
   * @default every file, in the order given
   */
  entry?: string;
  /** Orders media and container queries. @default alphabetically, as the library does */
  compareQueries?: CompareQueries;
}

/** The rules of a call, and where it stands. */
interface FoundRules {
  range: SourceRange;
  rules: ResolvedStyles['rulesByBucket'];
}

/** Resolves, prints and compiles the evaluated calls. */
export function completeAnalysis(
  prepared: PreparedAnalysis,
  outcome: EvaluationOutcome,
  options: CompleteAnalysisOptions = {},
): Analysis {
  const { files, modules } = prepared;
  const diagnostics: Diagnostic[] = [...prepared.diagnostics];
  for (const one of outcome.syntaxErrors ?? []) {
    // Where there is another error, it says the same, or is better at saying where.
    if (diagnostics.some((other) => other.file === one.file && isError(other))) continue;
    diagnostics.push(describeSourceError(files, one));
  }
  const entries = options.entry === undefined ? Object.keys(files) : [options.entry];
  diagnostics.push(...diagnoseCircles(files, modules, entries));
  const calls: AnalyzedCall[] = [];
  const resolved = new Map<string, FoundRules[]>();
  const compiled = new Map<string, CompiledCall[]>();
  const failed = new Set(diagnostics.filter(isError).map(({ file }) => file));
  // Files whose compiled text depends on the machine: the one of another machine is not shown.
  const withheld = new Set<string>();
  const known: Known = {
    files,
    modules,
    importers: findAssetImporters(files, modules),
    search: createSearch(modules, outcome.spreads),
    hasSyntaxErrors: outcome.syntaxErrors !== undefined,
  };
  const outcomes = new Map(outcome.calls.map((one) => [one.id, one]));
  const runTimeOutcomes = new Map(outcome.atRunTime?.map((one) => [one.id, one]));

  for (const call of prepared.calls) {
    const result = outcomes.get(call.id);
    if (!result) {
      failed.add(call.file);
      calls.push(analyzeCall(known.search, call, undefined, undefined));
      continue;
    }
    const one = completeCall(known, call, result, runTimeOutcomes.get(call.id));
    calls.push(one.analyzed);
    diagnostics.push(...one.diagnostics);
    if (one.rules) push(resolved, call.file, { range: call.range, rules: one.rules });
    if (one.compiled) push(compiled, call.file, one.compiled);
    if (one.isFailed) failed.add(call.file);
    if (one.isWithheld) withheld.add(call.file);
  }

  for (const one of outcome.invalidHelpers ?? []) {
    diagnostics.push(diagnoseHelper(files, prepared.calls, one));
  }

  const written = new Map<string, AnalyzedModule>();
  for (const module of modules.values()) {
    const texts = writeModuleTexts(module, compiled.get(module.file) ?? [], {
      isFailed: failed.has(module.file),
      isWithheld: withheld.has(module.file),
    });
    written.set(module.file, texts);
    for (const [kind, text] of [
      ['compiled', texts.compiled],
      ['extracted', texts.extracted],
    ] as const) {
      if (text === undefined || text === module.code) continue;
      const broken = diagnoseOutput(module.file, kind, text);
      if (!broken) continue;
      diagnostics.push(broken);
      failed.add(module.file);
      written.set(module.file, { file: module.file, compiled: undefined, extracted: undefined });
      break;
    }
  }

  const bundled = orderModules(modules, entries).map((module) => ({
    module,
    calls:
      failed.has(module.file) || withheld.has(module.file) ? [] : (compiled.get(module.file) ?? []),
  }));
  const directions = collectDirections(calls);
  const ownRules = bundled.flatMap(({ module }) =>
    [...(resolved.get(module.file) ?? []), ...findPrecompiledCalls(module)]
      .sort((a, b) => a.range.from - b.range.from)
      .flatMap(({ rules = {} }) => listRules(rules, (css) => directions.get(css) ?? 'both')),
  );
  const rules = sortRules(ownRules, options.compareQueries);
  const extractedRules: ResolvedRule[] = extractStylesheet(bundled, options.compareQueries).map(
    (rule) => ({ ...rule, direction: directions.get(rule.css) ?? 'both' }),
  );
  return {
    calls,
    rules,
    css: printCSS(rules),
    modules: [...written.values()],
    extractedRules,
    stylesheet: extractedRules.map(({ css }) => css).join(''),
    diagnostics: sortDiagnostics(files, diagnostics),
  };
}

/** What is the same for all calls. */
interface Known {
  files: SourceFiles;
  modules: PreparedAnalysis['modules'];
  importers: ReturnType<typeof findAssetImporters>;
  search: Search;
  hasSyntaxErrors: boolean;
}

/** What one call comes to. */
interface CompletedCall {
  analyzed: AnalyzedCall;
  diagnostics: readonly Diagnostic[];
  /** Those of the browser, where the styles could be resolved. */
  rules?: FoundRules['rules'];
  /** What the compilers write, where they compile it. */
  compiled?: CompiledCall;
  isFailed: boolean;
  /** Whether the compiled text depends on the machine. */
  isWithheld: boolean;
}

/**
 * @param ahead - what the compilers evaluate
 * @param atRunTime - what the browser does, where it may be something else
 */
function completeCall(
  { files, modules, importers, search, hasSyntaxErrors }: Known,
  call: GriffelCall,
  ahead: EvaluatedCall,
  atRunTime: EvaluatedCall | undefined,
): CompletedCall {
  const found: Diagnostic[] = [];
  const differences = findDifferences(ahead, atRunTime);
  const shown = (differences.length > 0 && atRunTime) || ahead;
  if ('error' in shown) {
    // The same error, without its line.
    const isKnown = hasSyntaxErrors && shown.error.name === 'SyntaxError';
    if (!isKnown) found.push(diagnoseEvaluation(files, modules, call, shown.error));
    const analyzed = analyzeCall(search, call, undefined, undefined);
    return { analyzed, diagnostics: found, isFailed: true, isWithheld: false };
  }
  const { value } = shown;
  found.push(...diagnoseCalledInside(files, modules, call));
  found.push(...diagnoseStyles(files, search, call, value, shown.foreign));
  const assets = diagnoseAssets(files, search, importers, call, value);
  found.push(...assets.diagnostics);
  const prepare = (given: unknown) =>
    assets.dependsOnBundler ? normalizeAssets(given, call.file) : given;
  const styles = resolve(files, call, prepare(value), found);
  found.push(...differences.map((one) => diagnoseDifference(files, search, call, one)));
  const completed = {
    analyzed: analyzeCall(search, call, value, styles),
    ...(styles && { rules: styles.rulesByBucket }),
    isWithheld: assets.dependsOnMachine && !call.skippedBecause,
  };

  // The compilers may evaluate something else.
  const isOther = differences.length > 0 && 'value' in ahead;
  const valueAhead = isOther ? ahead.value : value;
  const stylesAhead = isOther ? resolve(files, call, prepare(valueAhead), found) : styles;
  if (!stylesAhead || found.some(isError)) {
    return { ...completed, diagnostics: found, isFailed: true };
  }
  if (call.skippedBecause) return { ...completed, diagnostics: found, isFailed: false };
  const compiled = compileCall(call, valueAhead, stylesAhead);
  found.push(...diagnoseTemplates(files, compiled));
  return { ...completed, diagnostics: found, compiled, isFailed: found.some(isError) };
}

/** Writes what the compilers make of a module, as far as that can be told. */
function writeModuleTexts(
  module: ModuleModel,
  calls: readonly CompiledCall[],
  { isFailed, isWithheld }: { isFailed: boolean; isWithheld: boolean },
): AnalyzedModule {
  const { file } = module;
  if (isFailed) return { file, compiled: undefined, extracted: undefined };
  const isUnread = findPrecompiledCalls(module).some(({ rules }) => !rules);
  return {
    file,
    compiled: isWithheld ? undefined : compileModule(module, calls),
    extracted:
      isUnread || (isWithheld && !isSkipped(module)) ? undefined : extractModule(module, calls),
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

/** Resolves styles; what the library throws becomes a diagnostic. */
function resolve(
  files: SourceFiles,
  call: GriffelCall,
  value: unknown,
  found: Diagnostic[],
): ResolvedStyles | undefined {
  try {
    return resolveStyles(call.kind, value);
  } catch (error) {
    found.push(diagnoseResolve(files, call, error));
    return undefined;
  }
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** Joins a call with what the library makes of it and with the places of its declarations. */
function analyzeCall(
  search: Search,
  call: GriffelCall,
  value: unknown,
  styles: ResolvedStyles | undefined,
): AnalyzedCall {
  const { id, kind, file, name, range } = call;
  return {
    id,
    kind,
    file,
    name,
    range,
    value,
    slots: styles?.kind === 'makeStyles' ? nameSlots(styles.classesMap) : undefined,
    className:
      styles?.kind === 'makeResetStyles'
        ? { ltr: styles.className.ltr, rtl: styles.className.rtl ?? styles.className.ltr }
        : undefined,
    declarations: (styles?.declarations ?? []).map((declaration) => {
      const { slot, path, property } = declaration;
      const keys = [...(slot === undefined ? [] : [slot]), ...path, property];
      return { ...declaration, ...locateDeclaration(search, call, keys) };
    }),
  };
}

/** As a side effect the library learns the sequences, which is what mergeClasses() needs of it. */
function nameSlots(classesMap: CSSClassesMapBySlot<string>): NonNullable<AnalyzedCall['slots']> {
  return {
    ltr: reduceToClassNameForSlots(classesMap, 'ltr'),
    rtl: reduceToClassNameForSlots(classesMap, 'rtl'),
  };
}
