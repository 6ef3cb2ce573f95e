import { findCalls } from './calls/findCalls.ts';
import type { GriffelCall } from './calls/GriffelCall.ts';
import { createDiagnostic, findUnreadFiles, isError, PRESET } from './diagnose/createDiagnostic.ts';
import { diagnoseAssetMembers } from './diagnose/diagnoseAssets.ts';
import { diagnoseCall } from './diagnose/diagnoseCall.ts';
import { diagnoseCommonJS } from './diagnose/diagnoseCommonJS.ts';
import { diagnoseImports } from './diagnose/diagnoseImports.ts';
import { diagnoseJoinedClasses } from './diagnose/diagnoseJoinedClasses.ts';
import { diagnoseRealms } from './diagnose/diagnoseRealms.ts';
import { diagnoseReexports, listLossyStars, listRead } from './diagnose/diagnoseReexports.ts';
import { diagnoseEarlyErrors } from './diagnose/diagnoseEarlyErrors.ts';
import { describeFault, diagnoseSyntax } from './diagnose/diagnoseSyntax.ts';
import { diagnoseVersions } from './diagnose/diagnoseVersions.ts';
import type { EvaluationProgram } from './evaluate/EvaluationProgram.ts';
import { planEvaluation } from './evaluate/planEvaluation.ts';
import { groupBy } from './source/groupBy.ts';
import { type ModuleModel, type Modules, parseModule } from './source/parseModule.ts';
import type { Diagnostic, SourceFiles } from './types.ts';

/** The parts of an analysis that need no evaluation. */
export interface PreparedAnalysis {
  files: SourceFiles;
  modules: Modules;
  calls: readonly GriffelCall[];
  /** Plain data that can be posted to a worker and passed to `runEvaluation` there. */
  program: EvaluationProgram;
  /** The files that each file loads where the compilers evaluate its styles. */
  loads: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the compilers may lose some of the exports that styles read. */
  canLoseExports: boolean;
  diagnostics: readonly Diagnostic[];
}

/** A carriage return alone ends a line in JavaScript, but not in every parser. */
const LONE_RETURN = /\r(?!\n)/g;

/** The modules of the last analysis. While someone edits a file, the other files stay the same. */
let lastModules: Modules = new Map();

function parseOrReuse(file: string, code: string): ModuleModel {
  const last = lastModules.get(file);
  return last?.code === code ? last : parseModule(file, code);
}

/** Parses the files, finds their calls and writes the program that evaluates their arguments. */
export function prepareAnalysis(given: SourceFiles): PreparedAnalysis {
  const files = Object.fromEntries(
    Object.entries(given).map(([file, text]) => [file, text.replace(LONE_RETURN, '\n')]),
  );
  const modules = new Map<string, ModuleModel>();
  for (const [file, code] of Object.entries(files)) {
    if (/\.[cm]?[jt]sx?$/.test(file)) modules.set(file, parseOrReuse(file, code));
  }
  lastModules = modules;
  const all = [...modules.values()];
  const calls = all.flatMap(findCalls);
  const { program, slices, faults, broken } = planEvaluation(files, modules, calls);
  const callsOf = groupBy(calls, ({ file }) => file);
  const hasLossyStars = all.some((module) => listLossyStars(module).length > 0);
  const shared = new Set([...slices.values()].flatMap((slice) => [...slice.loads]));
  const diagnostics = all.flatMap((module) => {
    const slice = slices.get(module.file);
    const own = callsOf.get(module.file) ?? [];
    const read = listRead(own, slice);
    const syntaxErrors = diagnoseSyntax(files, module, own);
    // What is behind one of them may be read wrongly.
    if (syntaxErrors.length > 0) return syntaxErrors;
    return [
      ...diagnoseEarlyErrors(files, module),
      ...diagnoseImports(files, module, slice),
      ...diagnoseReexports(files, modules, module, own, slice, hasLossyStars),
      ...diagnoseCommonJS(files, module, own, slice),
      ...diagnoseRealms(files, modules, module, read, slice, shared.has(module.file)),
      ...diagnoseVersions(files, module, read),
      ...diagnoseAssetMembers(files, module, read),
      ...diagnoseJoinedClasses(files, module, calls),
      ...own.flatMap((call) => diagnoseCall(files, module, call)),
    ];
  });
  // A part of a file may fail to transpile although the whole file does not.
  for (const fault of faults) {
    const isReported = diagnostics.some((one) => one.file === fault.file && isError(one));
    if (!isReported) diagnostics.push(describeFault(fault));
  }
  const unread = findUnreadFiles(diagnostics);
  for (const range of broken.filter(({ file }) => !unread.has(file))) {
    const { kind, remedy } = describeBroken(files[range.file]?.slice(range.from) ?? '');
    diagnostics.push(
      createDiagnostic(files, range, {
        severity: 'error',
        code: 'compiler-fails',
        message: `The styles depend on this statement, and ${PRESET} fails on ${kind}.`,
        remedy,
      }),
    );
  }
  const loads = new Map([...slices].map(([file, slice]) => [file, slice.loads]));
  const canLoseExports = [...slices.values()].some((slice) => slice.canLoseExports);
  return { files, modules, calls, program, loads, canLoseExports, diagnostics };
}

/** Describes a statement that the compilers break. */
function describeBroken(code: string): { kind: string; remedy: string } {
  if (/^for\b/.test(code)) {
    return {
      kind: 'for…in loops if the styles do not depend on their variable',
      remedy: 'Write it as a for…of loop over Object.keys().',
    };
  }
  if (/^try\b/.test(code)) {
    return {
      kind: 'yield and await inside try…finally: a build hangs',
      remedy: 'Write it without finally.',
    };
  }
  return {
    kind: 'do…while loops and labels',
    remedy: /^do\b/.test(code) ? 'Write it as a for loop.' : 'Write it without the label.',
  };
}
