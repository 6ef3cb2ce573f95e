import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { PARTIAL_PACKAGES } from '../evaluate/createGriffelPackages.ts';
import { readNamespace } from '../evaluate/editNamespaces.ts';
import type { EvaluationError, UnknownText } from '../evaluate/EvaluationProgram.ts';
import { MISSING_GLOBALS } from '../evaluate/missingGlobals.ts';
import { findLostReads } from '../evaluate/findLostReads.ts';
import { UNREAD } from '../evaluate/planEvaluation.ts';
import { MAX_STEPS } from '../evaluate/runEvaluation.ts';
import { findThrowing } from '../evaluate/sliceForRunTime.ts';
import { findOwner } from '../source/definitions.ts';
import { findStatements, type ModuleModel, type Modules } from '../source/parseModule.ts';
import { isFunction, isIdentifier, readString, textOf, unescapeText } from '../source/nodes.ts';
import { readScopes } from '../source/scopes.ts';
import { isTypeScriptOf, resolveSpecifier } from '../source/resolveSpecifier.ts';
import { lineRange } from '../source/positionAt.ts';
import type { Diagnostic, SourceFiles, SourceRange } from '../types.ts';
import { createDiagnostic, PRESET } from './createDiagnostic.ts';
import { nameEnclosing } from './diagnoseCall.ts';
import { LOST_EXPORT, readEarlyName } from './diagnoseDifference.ts';

export const BROWSER_GLOBALS =
  /^(window|document|navigator|location|localStorage|sessionStorage|self|screen|history|matchMedia|getComputedStyle|CSS|customElements|devicePixelRatio|innerHeight|innerWidth|HTMLElement)$/;

const ENVIRONMENT = new RegExp(
  String.raw`\b(?:globalThis|import\.meta|process|${BROWSER_GLOBALS.source.slice(2, -2)})\b`,
);

const UNKNOWN: Readonly<Record<UnknownText, { what: string; remedy: string }>> = {
  'function-text': {
    what: 'the text of a function, which compilers and bundlers change',
    remedy: 'Call the function, or write the text as a string.',
  },
  'function-name': {
    what: 'the name of a function to which compilers give different names',
    remedy: 'Write the name as a string.',
  },
  'regexp-text': {
    what: `the text of a regular expression, which ${PRESET} changes`,
    remedy: 'Write the text as a string.',
  },
};

/** Why the compilers lose a variable. */
const LOST = {
  place: {
    why: 'because it does not notice a name that stands alone in a case, a throw, a statement or the head of a loop',
    remedy: (name: string) =>
      `Read ${name} in another place as well, such as a comparison with ===; above the throw, if there is one.`,
  },
  order: {
    why: 'because a function above its definition has a parameter or variable of the same name',
    remedy: (name: string) =>
      `Rename one of the two, or move the definition of ${name} to the top of the file.`,
  },
} as const;

/**
 * Reports why the argument of a call could not be evaluated.
 *
 * @param isLost - whether only the compilers fail, and may have lost an export
 */
export function diagnoseEvaluation(
  files: SourceFiles,
  modules: Modules,
  call: GriffelCall,
  error: EvaluationError,
  isLost: boolean,
): Diagnostic {
  if (error.missing) return diagnoseMissing(files, modules, call, error.missing);
  if (error.loop) return diagnoseLoop(files, error.loop);
  const name = readUndefinedName(error);
  const range = findRange(files, call, error, name);
  if (name !== undefined && MISSING_GLOBALS.includes(name)) {
    return createDiagnostic(files, range, {
      severity: 'error',
      code: 'missing-global',
      message: `The styles use ${name}, which does not exist where styles are compiled.`,
      remedy: 'Write the result into the styles, or compute it without browser or Node APIs.',
    });
  }
  if (error.unknown) {
    const { what, remedy } = UNKNOWN[error.unknown];
    return createDiagnostic(files, range, {
      severity: 'error',
      code: error.unknown,
      message: `The styles read ${what}: its value is not known.`,
      remedy,
    });
  }
  const early = readEarlyName(error);
  if (early !== undefined) {
    return createDiagnostic(files, findRange(files, call, error, early || undefined), {
      severity: 'error',
      code: 'used-before-definition',
      message: `The styles read ${early || 'a variable'} before its definition. This throws at run time, but the compilers do not notice it.`,
      remedy: 'Move the definition above the code that reads it.',
    });
  }
  if (isOverflow(error)) {
    return createDiagnostic(files, range, {
      severity: 'error',
      code: 'endless-recursion',
      message: 'The styles depend on a function or getter that calls itself without end.',
      remedy: 'Let it return at some point, or write its result into the styles.',
    });
  }
  if (name === undefined) {
    return createDiagnostic(files, range, {
      severity: 'error',
      code: 'evaluation-error',
      message: isLost
        ? `The compilers cannot evaluate the styles, which work at run time: ${error.name}: ${error.message}`
        : `The styles cannot be evaluated: ${error.name}: ${error.message}`,
      remedy: isLost
        ? LOST_EXPORT
        : 'Correct the code that the styles read. It runs when the module loads, before any component renders.',
    });
  }
  const owner = modules.get(error.file ?? call.file);
  if (owner && findStatements(owner, name).some(({ node }) => readNamespace(node))) {
    return createDiagnostic(files, range, {
      severity: 'error',
      code: 'lost-namespace',
      message: `The compilers lose the namespace ${name}, because its own file exports it and the styles read it there.`,
      remedy: `Do not export ${name}, or move it to a file of its own and import it.`,
    });
  }
  const lostBecause = owner && findLostReads(owner).explain(name);
  if (lostBecause) {
    return createDiagnostic(files, range, {
      severity: 'error',
      code: 'lost-variable',
      message: `${PRESET} loses ${name}, ${LOST[lostBecause].why}: it fails on these styles.`,
      remedy: LOST[lostBecause].remedy(name),
    });
  }
  if (call.enclosing && !BROWSER_GLOBALS.test(name)) {
    const around = nameEnclosing(call, modules.get(call.file)?.code ?? '') || 'a function';
    return createDiagnostic(files, range, {
      severity: 'error',
      code: 'inside-function',
      message: `${call.kind}() is called inside ${around}, and its styles read ${name}, which is not defined at the top level of the file. They cannot be compiled.`,
      remedy: `Move the call to the top level. ${CHANGING}`,
    });
  }
  const escape = findEscape(files[call.file] ?? '', name);
  if (escape) {
    return createDiagnostic(
      files,
      { file: call.file, ...escape },
      {
        severity: 'error',
        code: 'not-defined',
        message: `The styles read ${name}, which is written with an escape here. Compilers accept that, but it cannot be analyzed here.`,
        remedy: `Write ${name}.`,
      },
    );
  }
  return createDiagnostic(files, range, {
    severity: 'error',
    code: BROWSER_GLOBALS.test(name) ? 'browser-global' : 'not-defined',
    message: BROWSER_GLOBALS.test(name)
      ? `The styles read ${name}, which does not exist where styles are compiled.`
      : `The styles read ${name}, which is not defined at the top level of the file.`,
    remedy: BROWSER_GLOBALS.test(name)
      ? `Use ${name === 'CSS' ? '@supports' : 'CSS instead (a media query or a CSS variable)'}, or choose between slots in the component.`
      : owner && isParameter(owner, name)
        ? CHANGING
        : 'Declare it at the top level, or import it.',
  });
}

/** What to do about a value that only a component has. */
const CHANGING =
  'For a value that changes, set a CSS variable with style={{}} and read it with var(); for a few known variants, write a slot for each.';

/** Whether a function of the module has a parameter with a name: most often the prop of a component. */
function isParameter(module: ModuleModel, name: string): boolean {
  return readScopes(module)
    .definitions.flat()
    .some((node) => textOf(node, module.code) === name && findOwner(node)?.name === 'ParamList');
}

/**
 * Reports a `throw` that runs while a file loads, which the compilers leave out.
 *
 * @param error - of the run in which all code runs as in the browser
 * @returns nothing for any other error, and where the file may depend on what only a browser or a bundler provides
 */
export function diagnoseThrow(
  files: SourceFiles,
  modules: Modules,
  { file, line, message }: EvaluationError,
): Diagnostic[] {
  const range = findLine(files, file, line);
  // What is not an Error does not know where it was thrown.
  const module =
    file === undefined
      ? [...modules.values()].find((one) => findThrowing(one).length > 0)
      : modules.get(file);
  if (!module || (!range && file !== undefined) || ENVIRONMENT.test(module.code)) return [];
  const found: SourceRange[] = [];
  const parts = range ? [module.tree.topNode] : findThrowing(module).map(({ node }) => node);
  for (const part of parts) {
    part.cursor().iterate(({ name, from, to, node }) => {
      const isThere =
        name === 'ThrowStatement' && (!range || (from <= range.to && to >= range.from));
      if (isThere) found.push({ file: module.file, from, to });
      return range !== undefined || !isFunction(node);
    });
  }
  return found.slice(0, 1).map((one) =>
    createDiagnostic(files, one, {
      severity: 'error',
      code: 'thrown',
      message: `This throws while the file loads, but the compilers do not notice it: ${message}`,
      remedy: 'Correct the values that it checks, or remove it.',
    }),
  );
}

/** Whether an error is that of a full stack. V8 and WebKit, then Firefox. */
function isOverflow({ name, message }: EvaluationError): boolean {
  return (
    (name === 'RangeError' && message.startsWith('Maximum call stack size exceeded')) ||
    (name === 'InternalError' && message === 'too much recursion')
  );
}

/** The name that a ReferenceError is about, if it is an identifier: code can throw its own error with any text. */
function readUndefinedName({ name, message }: EvaluationError): string | undefined {
  if (name !== 'ReferenceError') return undefined;
  // V8 and Firefox, then WebKit.
  const found =
    /^(\S+) is not defined/.exec(message)?.[1] ?? /^Can't find variable: (\S+)/.exec(message)?.[1];
  return found !== undefined && isIdentifier(found) ? found : undefined;
}

/** Finds a name that is written with an escape, such as `\u0061`, which is not parsed here. */
function findEscape(code: string, name: string): { from: number; to: number } | undefined {
  for (const match of code.matchAll(/(?:[\w$]|\\u[\da-f]{4}|\\u\{[\da-f]{1,5}\})+/gi)) {
    const [text] = match;
    if (!text.includes('\\')) continue;
    if (unescapeText(text) === name) return { from: match.index, to: match.index + text.length };
  }
  return undefined;
}

/** Reports a loop that was stopped, at its first line. */
function diagnoseLoop(
  files: SourceFiles,
  { file, from, isCut }: NonNullable<EvaluationError['loop']>,
): Diagnostic {
  const code = files[file] ?? '';
  const start = Math.min(Math.max(from, 0), code.length);
  const range = { file, from: start, to: start + code.slice(start).search(/\r?\n|$/) };
  return createDiagnostic(files, range, {
    severity: 'error',
    code: 'endless-loop',
    message: isCut
      ? `The compilers run only a part of this loop: outside of functions, they leave out statements such as i++ and break. What is left does not end after ${MAX_STEPS.toLocaleString('en')} steps, so a build would hang.`
      : `The styles depend on this loop, which does not end after ${MAX_STEPS.toLocaleString('en')} steps.`,
    remedy: isCut
      ? 'Put the loop into a function that returns the value.'
      : 'End the loop, or write its result into the styles.',
  });
}

function diagnoseMissing(
  files: SourceFiles,
  modules: Modules,
  call: GriffelCall,
  { specifier, importer, name }: NonNullable<EvaluationError['missing']>,
): Diagnostic {
  const module = modules.get(importer);
  const statement = module?.statements.find(
    ({ node }) =>
      /^(Import|Export)Declaration$/.test(node.name) &&
      readSpecifier(node, module.code) === specifier,
  );
  const isPartial = PARTIAL_PACKAGES.includes(specifier);
  // For a package that is partly available, the range is that of the missing name.
  const binding =
    isPartial && module
      ? [...module.imports.values()].find(
          (one) => one.specifier === specifier && one.imported === name,
        )
      : undefined;
  const source = binding?.node ?? statement?.node.getChild('String');
  const range = source ? { file: importer, from: source.from, to: source.to } : call.range;
  const isFile = specifier.startsWith('.');
  const resolved = resolveSpecifier(specifier, importer, (file) => Object.hasOwn(files, file));
  if (resolved !== undefined && !isTypeScriptOf(specifier, resolved)) {
    if (modules.has(resolved) && !UNREAD.test(resolved)) {
      return createDiagnostic(files, range, {
        severity: 'error',
        code: 'evaluation-error',
        message: `The styles read a value from "${specifier}", which has a syntax error.`,
        remedy: 'Fix the syntax of that file.',
      });
    }
    return createDiagnostic(files, range, {
      severity: 'error',
      code: 'unread-file',
      message: `The styles read a value from "${specifier}", but ${PRESET} does not evaluate ${/\.\w+$/.exec(resolved)?.[0] ?? ''} files: compiled styles lose it.`,
      remedy: 'Give the file the extension .ts or .js.',
    });
  }
  if (resolved !== undefined) {
    return createDiagnostic(files, range, {
      severity: 'error',
      code: 'missing-file',
      message: `The styles read a value from "${specifier}", but the compilers do not resolve this to ${resolved}.`,
      remedy: `Write "${specifier.replace(/\.jsx?$/, '')}". With @griffel/webpack-loader, its option webpackResolveOptions: { extensionAlias: { '.js': ['.ts', '.js'] } } helps as well.`,
    });
  }
  return createDiagnostic(files, range, {
    severity: 'error',
    code: isFile ? 'missing-file' : 'unknown-package',
    message: isFile
      ? `The styles read a value from "${specifier}", but that file does not exist.`
      : `The styles read ${isPartial && name !== undefined ? name : 'a value'} from the package "${specifier}", which is not available here.`,
    remedy: isFile
      ? 'Add the file, or correct the path.'
      : isPartial
        ? 'Only the Griffel exports of this package are available here. Replace a token with its CSS variable, e.g. var(--colorBrandBackground).'
        : 'Copy the values into one of your files. Styles can import only @griffel/react and @griffel/core here.',
  });
}

/** The range of the name on the line of the error, else that of the line, else that of the call. */
function findRange(
  files: SourceFiles,
  call: GriffelCall,
  { file, line }: EvaluationError,
  name: string | undefined,
): SourceRange {
  const range = findLine(files, file, line) ?? call.range;
  const text = (files[range.file] ?? '').slice(range.from, range.to);
  const at = name ? findWord(text, name) : -1;
  if (!name || at === -1) return range;
  return { file: range.file, from: range.from + at, to: range.from + at + name.length };
}

/** The range of a line without its indentation. The evaluated code has lines at its end that the file lacks. */
function findLine(
  files: SourceFiles,
  file: string | undefined,
  line: number | undefined,
): SourceRange | undefined {
  if (file === undefined || line === undefined || !Object.hasOwn(files, file)) return undefined;
  const code = files[file] ?? '';
  const range = lineRange(code, line);
  if (!range) return undefined;
  const text = textOf(range, code);
  return { file, from: range.from + text.length - text.trimStart().length, to: range.to };
}

/** The index of a name, but not as part of another name or as a property; -1 where there is none. */
function findWord(text: string, name: string): number {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + name.length);
    const isMember = before === '.' && text.slice(at - 3, at) !== '...';
    if (!isMember && !/[\w$]/.test(before) && !/[\w$]/.test(after)) return at;
  }
  return -1;
}

function readSpecifier(node: SyntaxNode, code: string): string | undefined {
  const source = node.getChild('String');
  return source ? readString(source, code) : undefined;
}
