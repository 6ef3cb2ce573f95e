import { type CSSClassesMapBySlot, reduceToClassNameForSlots } from '@griffel/core';
import type { AnalyzedCall } from './Analysis.ts';
import type { GriffelCall } from './calls/GriffelCall.ts';
import { normalizeAssets } from './compile/assets.ts';
import { compileCall, type CompiledCall } from './compile/compileCall.ts';
import { isError } from './diagnose/createDiagnostic.ts';
import {
  diagnoseAssets,
  diagnoseTemplates,
  type findAssetImporters,
} from './diagnose/diagnoseAssets.ts';
import { diagnoseCalledInside, diagnoseUnreached } from './diagnose/diagnoseCall.ts';
import {
  diagnoseDifference,
  diagnoseOrder,
  findDifferences,
} from './diagnose/diagnoseDifference.ts';
import { diagnoseEvaluation } from './diagnose/diagnoseEvaluation.ts';
import { diagnoseResolve, diagnoseStyles } from './diagnose/diagnoseStyles.ts';
import type { EvaluatedCall } from './evaluate/EvaluationProgram.ts';
import { locateDeclaration } from './locate/locateDeclaration.ts';
import type { Search } from './locate/Search.ts';
import type { PreparedAnalysis } from './prepareAnalysis.ts';
import type { ResolvedStyles } from './resolve/ResolvedCall.ts';
import { resolveStyles } from './resolve/resolveStyles.ts';
import type { Diagnostic, SourceFiles } from './types.ts';

/** What all calls of an analysis share. */
export interface AnalysisContext {
  files: SourceFiles;
  modules: PreparedAnalysis['modules'];
  importers: ReturnType<typeof findAssetImporters>;
  search: Search;
  hasSyntaxErrors: boolean;
  canLoseExports: boolean;
}

/** The results for one call. */
export interface CompletedCall {
  analyzed: AnalyzedCall;
  diagnostics: readonly Diagnostic[];
  /** The rules at run time; undefined where the styles could not be resolved. */
  rules?: ResolvedStyles['rulesByBucket'];
  /** Undefined where the compilers do not compile the call. */
  compiled?: CompiledCall;
  isFailed: boolean;
  /** Whether the compiled text depends on the machine, and is therefore not shown. */
  isWithheld: boolean;
}

/**
 * Resolves, checks and compiles one call.
 *
 * @param ahead - its argument as the compilers evaluate it; undefined where it was not evaluated
 * @param atRunTime - its argument in the browser, where that can differ; null if it does not run there
 * @param together - its argument as the compilers evaluate it after other files, where that can differ
 */
export function completeCall(
  { files, modules, importers, search, hasSyntaxErrors, canLoseExports }: AnalysisContext,
  call: GriffelCall,
  ahead: EvaluatedCall | undefined,
  atRunTime: EvaluatedCall | null | undefined,
  together: readonly EvaluatedCall[],
): CompletedCall {
  const diagnostics: Diagnostic[] = [];
  const fail = (): CompletedCall => {
    const analyzed = analyzeCall(search, call, undefined, undefined);
    return { analyzed, diagnostics, isFailed: true, isWithheld: false };
  };
  if (!ahead) return fail();
  const isReached = atRunTime !== null;
  const differences = isReached ? findDifferences(ahead, atRunTime) : [];
  const shown = (differences.length > 0 && atRunTime) || ahead;
  if ('error' in shown) {
    // A syntax error was reported for the whole file already, with its line.
    const isReported = hasSyntaxErrors && shown.error.name === 'SyntaxError';
    const isLost = canLoseExports && atRunTime != null && 'value' in atRunTime;
    if (!isReported)
      diagnostics.push(diagnoseEvaluation(files, modules, call, shown.error, isLost));
    return fail();
  }
  const { value } = shown;
  diagnostics.push(...diagnoseCalledInside(files, modules, call));
  const faults = diagnoseStyles(files, search, call, value, shown.foreign);
  if (shown === ahead || 'error' in ahead) diagnostics.push(...faults);
  else {
    // Only the value that the compilers evaluate makes them fail.
    const compiled = diagnoseStyles(files, search, call, ahead.value, ahead.foreign);
    const others = compiled.filter(
      (one) => isError(one) && !faults.some(({ code }) => code === one.code),
    );
    const isGone = ({ code }: Diagnostic): boolean =>
      code === 'missing-fallback' && !compiled.some((one) => one.code === code);
    diagnostics.push(...faults.filter((one) => !isGone(one)), ...others);
  }
  const assets = diagnoseAssets(files, search, importers, call, value);
  diagnostics.push(...assets.diagnostics);
  const resolve = (given: unknown): ResolvedStyles | undefined => {
    try {
      const prepared = assets.dependsOnBundler ? normalizeAssets(given, call.file) : given;
      return resolveStyles(call.kind, prepared);
    } catch (error) {
      diagnostics.push(diagnoseResolve(files, call, error));
      return undefined;
    }
  };
  const styles = resolve(value);
  // What one spread or computed argument brings in has one cause.
  const places = new Set<string>();
  for (const one of differences) {
    const diagnostic = diagnoseDifference([files, search, call], one, canLoseExports);
    const place = JSON.stringify([diagnostic.file, diagnostic.range]);
    if (!places.has(place)) diagnostics.push(diagnostic);
    places.add(place);
  }
  const [order] = together.flatMap((one) => findDifferences(ahead, one).slice(0, 1));
  if (order) diagnostics.push(diagnoseOrder([files, search, call], order));
  if (!isReached) diagnostics.push(diagnoseUnreached(files, call));
  const shownStyles = isReached ? styles : undefined;
  const completed = {
    analyzed: analyzeCall(search, call, isReached ? value : undefined, shownStyles),
    diagnostics,
    ...(shownStyles && { rules: shownStyles.rulesByBucket }),
    isWithheld: assets.dependsOnMachine && !call.skippedBecause,
  };

  // The compilers may evaluate another value than run time.
  const evaluated = differences.length > 0 && 'value' in ahead ? ahead.value : value;
  const hasObjects = diagnostics.some(({ code }) => code === 'object-fallback');
  const valueAhead =
    hasObjects && call.kind !== 'makeStaticStyles' ? replaceNestedArrays(evaluated) : evaluated;
  const stylesAhead = valueAhead === value ? styles : resolve(valueAhead);
  if (!stylesAhead || diagnostics.some(isError)) return { ...completed, isFailed: true };
  if (call.skippedBecause) return { ...completed, isFailed: false };
  const compiled = compileCall(call, valueAhead, stylesAhead);
  diagnostics.push(...diagnoseTemplates(files, compiled));
  return { ...completed, compiled, isFailed: diagnostics.some(isError) };
}

/** Makes objects of the arrays in arrays, as the compilers do when they look for addresses of files. */
function replaceNestedArrays(value: unknown, isItem = false): unknown {
  if (Array.isArray(value) && !isItem) return value.map((item) => replaceNestedArrays(item, true));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceNestedArrays(item)]),
  );
}

/** Joins a call with its resolved styles and the source positions of its declarations. */
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

/** As a side effect, the library registers the sequences, which mergeClasses() looks up. */
function nameSlots(classesMap: CSSClassesMapBySlot<string>): NonNullable<AnalyzedCall['slots']> {
  return {
    ltr: reduceToClassNameForSlots(classesMap, 'ltr'),
    rtl: reduceToClassNameForSlots(classesMap, 'rtl'),
  };
}
