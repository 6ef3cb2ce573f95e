import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { ModuleModel } from '../source/ModuleModel.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

/** Finds what is wrong with a call before it is run. */
export function diagnoseCall(
  files: SourceFiles,
  module: ModuleModel,
  call: GriffelCall,
): Diagnostic[] {
  const { kind, args, range } = call;
  const found: Diagnostic[] = [];
  const add = (
    severity: Diagnostic['severity'],
    code: string,
    message: string,
    remedy: string,
  ): void => {
    found.push(createDiagnostic(files, range, { severity, code, message, remedy }));
  };

  if (args.length !== 1) {
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
  found.push(...diagnoseCallee(files, module, call));
  return found;
}

/** Says where the compilers make something else of a call than the library does. */
function diagnoseCallee(files: SourceFiles, module: ModuleModel, call: GriffelCall): Diagnostic[] {
  const { kind, callee, specifier, localName, object, skippedBecause } = call;
  const written = module.code.slice(callee.from, callee.to);
  const importByName = `Import it by name: import { ${kind} } from '${specifier}'.`;
  const warn = (code: string, message: string, remedy: string): Diagnostic[] => [
    createDiagnostic(files, call.range, { severity: 'warning', code, message, remedy }),
  ];
  switch (skippedBecause) {
    case 'namespace':
    case 'computed':
      return warn(
        'namespace-import',
        `The compilers do not recognize ${written}(), so its styles are computed at run time.`,
        importByName,
      );
    case 'destructured':
      return warn(
        'destructured-require',
        `The compilers do not recognize ${kind}() from a destructured require(), so its styles are computed at run time.`,
        importByName,
      );
    case 'optional':
      // Of an imported function the use is reported, which no longer works.
      return object === undefined
        ? []
        : warn(
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
    case undefined:
      break;
  }
  if (object !== undefined) {
    return warn(
      'required-module',
      `@griffel/webpack-extraction-plugin 0.5.17 does not see ${written}(). The call is compiled, but its rules stay in the module.`,
      importByName,
    );
  }
  if (kind === 'makeStyles' || localName === kind) return [];
  return warn(
    'renamed-import',
    `${kind} is imported as ${localName}; @griffel/babel-preset 1.9.1 compiles this call to __styles() by mistake.`,
    `Import it under its own name: import { ${kind} } from '${specifier}'.`,
  );
}
