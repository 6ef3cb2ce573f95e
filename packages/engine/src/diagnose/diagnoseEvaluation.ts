import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { EvaluationError } from '../evaluate/EvaluationProgram.ts';
import type { ModuleModel } from '../source/ModuleModel.ts';
import type { Diagnostic, SourceFiles, SourceRange } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

const BROWSER_GLOBALS =
  /^(window|document|navigator|location|localStorage|sessionStorage|self|screen|history|matchMedia|getComputedStyle)$/;

/** Says why the argument of a call has no value. */
export function diagnoseEvaluation(
  files: SourceFiles,
  modules: ReadonlyMap<string, ModuleModel>,
  call: GriffelCall,
  error: EvaluationError,
): Diagnostic {
  if (error.missing) return diagnoseMissing(files, modules, call, error.missing);
  // V8 and Firefox, then WebKit.
  const name =
    /^(\S+) is not defined/.exec(error.message)?.[1] ??
    /^Can't find variable: (\S+)/.exec(error.message)?.[1];
  const range = findRange(files, call, error, name);
  if (name === undefined) {
    return createDiagnostic(files, range, {
      severity: 'error',
      code: 'evaluation-error',
      message: `The styles cannot be evaluated: ${error.name}: ${error.message}`,
      remedy: 'Styles are evaluated when the module loads: make what they read work by itself.',
    });
  }
  return createDiagnostic(files, range, {
    severity: 'error',
    code: BROWSER_GLOBALS.test(name) ? 'browser-global' : 'not-defined',
    message: BROWSER_GLOBALS.test(name)
      ? `The styles read ${name}, which does not exist where they are compiled.`
      : `The styles read ${name}, which is not defined at the top level of the file.`,
    remedy: BROWSER_GLOBALS.test(name)
      ? 'Leave the decision to CSS (a media query, a custom property), or choose between slots in the component.'
      : call.enclosing
        ? 'For a value that changes, set a CSS variable with style={{}} and read it with var(); for a few known variants, write a slot for each.'
        : 'Declare it at the top level, or import it.',
  });
}

function diagnoseMissing(
  files: SourceFiles,
  modules: ReadonlyMap<string, ModuleModel>,
  call: GriffelCall,
  { specifier, importer }: { specifier: string; importer: string },
): Diagnostic {
  const module = modules.get(importer);
  const statement = module?.statements.find(
    ({ node }) =>
      /^(Import|Export)Declaration$/.test(node.name) &&
      /['"]([^'"]*)['"]\s*;?$/.exec(module.code.slice(node.from, node.to))?.[1] === specifier,
  );
  const source = statement?.node.getChild('String');
  const isFile = specifier.startsWith('.');
  return createDiagnostic(
    files,
    source ? { file: importer, from: source.from, to: source.to } : call.range,
    {
      severity: 'error',
      code: isFile ? 'missing-file' : 'unknown-package',
      message: isFile
        ? `The styles read something of "${specifier}", but there is no such file.`
        : `The styles read something of the package "${specifier}", which is not available here.`,
      remedy: isFile
        ? 'Add the file, or correct the path.'
        : 'Copy the values into a file of your own. Only @griffel/react and @griffel/core can be imported by styles here.',
    },
  );
}

/** The name at fault on the line at fault, else the line, else the call. */
function findRange(
  files: SourceFiles,
  call: GriffelCall,
  { file, line }: EvaluationError,
  name: string | undefined,
): SourceRange {
  const known = file !== undefined && line !== undefined && Object.hasOwn(files, file);
  const code = files[known ? file : call.file] ?? '';
  let { from, to } = call.range;
  if (known) {
    const lines = code.split('\n');
    const text = lines[line - 1] ?? '';
    from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    to = from + text.length;
    from += text.length - text.trimStart().length;
  }
  const word = name && new RegExp(`(?<![\\w$.])${name.replace(/\$/g, '\\$')}(?![\\w$])`);
  const at = word ? code.slice(from, to).search(word) : -1;
  if (at !== -1 && name)
    return { file: known ? file : call.file, from: from + at, to: from + at + name.length };
  return { file: known ? file : call.file, from, to };
}
