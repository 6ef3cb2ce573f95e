import type { GriffelCall } from '../calls/GriffelCall.ts';
import { findLocals } from '../evaluate/findLocals.ts';
import { collectReferences } from '../source/collectNames.ts';
import { findAncestor, isFunction, textOf } from '../source/nodes.ts';
import type { ModuleModel, Modules } from '../source/parseModule.ts';
import { findError } from '../source/parseTree.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic, EXTRACTION_PLUGIN, PRESET } from './createDiagnostic.ts';

/** Finds faults in a call that show without running it. */
export function diagnoseCall(
  files: SourceFiles,
  module: ModuleModel,
  call: GriffelCall,
): Diagnostic[] {
  const { kind, args, argList, range } = call;
  const found: Diagnostic[] = [];
  const add = (
    severity: Diagnostic['severity'],
    code: string,
    message: string,
    remedy: string,
  ): void => {
    found.push(createDiagnostic(files, range, { severity, code, message, remedy }));
  };

  // Arguments that cannot be read cannot be counted: that is a syntax error.
  if (args.length !== 1 && findError(argList) === undefined) {
    const count = args.length === 0 ? 'none' : String(args.length);
    add(
      'error',
      'argument-count',
      `${kind}() takes one argument, but this call has ${count}.`,
      kind === 'makeStyles'
        ? 'Pass one object with a property for each slot.'
        : 'Pass one argument; put several styles into one object.',
    );
  }
  if (args[0]?.name === 'Spread') {
    add(
      'error',
      'spread-argument',
      `The compilers read ${kind}(...value) as ${kind}({ ...value }), which means something else at run time.`,
      'Pass the object itself.',
    );
  }
  found.push(...diagnoseCallee(files, module, call));
  return found;
}

/** Reports a call that the compilers handle differently from the library. */
function diagnoseCallee(files: SourceFiles, module: ModuleModel, call: GriffelCall): Diagnostic[] {
  const { kind, callee, specifier, localName, object, skippedBecause } = call;
  const written = textOf(callee, module.code);
  const importByName = `Import it by name: import { ${kind} } from '${specifier}'.`;
  const say =
    (severity: Diagnostic['severity']) =>
    (code: string, message: string, remedy: string): Diagnostic[] => [
      createDiagnostic(files, call.range, { severity, code, message, remedy }),
    ];
  const advise = say('advice');
  const warn = say('warning');
  switch (skippedBecause) {
    case 'namespace':
    case 'computed':
      return advise(
        'namespace-import',
        `Babel and webpack do not recognize ${written}(), so its styles are computed at run time.`,
        importByName,
      );
    case 'destructured':
      return advise(
        'taken-out',
        `The compilers do not recognize ${kind}() once it is taken out of an object, so its styles are computed at run time.`,
        importByName,
      );
    case 'optional':
      // For an imported function, `diagnoseImports` reports the use instead, because it fails.
      return object === undefined
        ? []
        : advise(
            'optional-call',
            `The compilers do not recognize ${written}?.(), so its styles are computed at run time.`,
            `Call it without "?.": ${kind} is always defined.`,
          );
    case 'nested':
      return warn(
        'nested-call',
        `This ${kind}() is inside the argument of another call. Compiling that call removes this one and its styles.`,
        'Assign it to a variable above the other call.',
      );
    case 'above':
      // `diagnoseImports` reports the use instead, because it fails.
      return [];
    case undefined:
      break;
    default:
      return skippedBecause satisfies never;
  }
  if (object !== undefined) {
    return advise(
      'required-module',
      `${EXTRACTION_PLUGIN} does not see ${written}(). The call is compiled, but its rules stay in the module.`,
      importByName,
    );
  }
  if (kind === 'makeStyles' || localName === kind) return [];
  return warn(
    'renamed-import',
    `${kind} is imported as ${localName}; ${PRESET} compiles this call to __styles() by mistake.`,
    `Import it under its own name: import { ${kind} } from '${specifier}'.`,
  );
}

/** Reports a call inside a function whose argument can still be evaluated. */
export function diagnoseCalledInside(
  files: SourceFiles,
  modules: Modules,
  call: GriffelCall,
): Diagnostic[] {
  const { kind, enclosing, range } = call;
  const module = modules.get(call.file);
  if (!enclosing || !module) return [];
  const name = nameEnclosing(call, module.code);
  const isHook = enclosing.name !== 'MethodDeclaration' && /^([A-Z]|use[A-Z])/.test(name);
  const throws = isHook && kind !== 'makeStaticStyles';
  return [
    createDiagnostic(files, range, {
      severity: throws ? 'warning' : 'advice',
      code: 'inside-function',
      message: isHook
        ? `${kind}() is called inside ${name}: ${throws ? 'it throws in development and' : 'there is no error at run time, but it'} creates a new hook at each render.`
        : enclosing.name === 'PropertyDeclaration'
          ? `${kind}() is called inside a field of a class: each instance creates a new hook.`
          : `${kind}() is called inside a function: each call of the function creates a new hook.`,
      remedy:
        'Move the call to the top level of the file, and call the hook that it returns in the component.',
    }),
    ...diagnoseHiddenNames(files, module, call),
  ];
}

/** Reports a call that its file, as it runs here, does not reach. */
export function diagnoseUnreached(files: SourceFiles, { kind, range }: GriffelCall): Diagnostic {
  return createDiagnostic(files, range, {
    severity: 'warning',
    code: 'not-reached',
    message: `This ${kind}() does not run when the file loads here, so its rules are only in the extracted style sheet.`,
    remedy: 'Call it without a condition, and choose between the hooks instead.',
  });
}

/** Finds names that mean another variable in the function than at the top level, which the compilers use. */
function diagnoseHiddenNames(
  files: SourceFiles,
  module: ModuleModel,
  call: GriffelCall,
): Diagnostic[] {
  const scopes = readScopes(module);
  const locals = findLocals(module, call);
  return [...collectReferences(call.argList, module.code)]
    .filter(
      (name) =>
        scopes.isShadowed(call.callee, name) &&
        scopes.findDefinitions(name).length > 0 &&
        !locals.has(name),
    )
    .map((name) =>
      createDiagnostic(files, call.range, {
        severity: 'warning',
        code: 'hidden-name',
        message: `The file and the function around this call both define ${name}: the compilers use the file's, but at run time the other one is used.`,
        remedy: 'Rename one of them. For a value that changes, set a CSS variable.',
      }),
    );
}

/** Functions of React that call a function while a component renders, and those that make a component of it. */
const RENDERED = /^(?:React\s*\.\s*)?(?:useMemo|useState)\b/;
const WRAPPED = /^(?:React\s*\.\s*)?(?:forwardRef|memo)\b/;

/** The name of the function around a call, or of the component that it is a part of; empty where it has none. */
export function nameEnclosing({ enclosing }: GriffelCall, code: string): string {
  let node = enclosing;
  while (node) {
    const definition =
      node.getChild('VariableDefinition') ??
      // `const Component = () => …`
      (node.parent?.name === 'VariableDeclaration'
        ? node.parent.getChild('VariableDefinition')
        : null);
    if (definition) return textOf(definition, code);
    const caller = node.parent?.name === 'ArgList' ? node.parent.parent : undefined;
    const callee = caller?.firstChild ? textOf(caller.firstChild, code) : '';
    if (caller && WRAPPED.test(callee)) node = caller;
    else if (caller && RENDERED.test(callee)) node = findAncestor(caller, isFunction);
    else return '';
  }
  return '';
}
