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
      `${kind}() takes one argument, this call has ${count}.`,
      kind === 'makeStyles'
        ? 'Pass one object with a property for each slot.'
        : 'Pass one argument; put several styles into one object.',
    );
  }
  if (call.enclosing) {
    const isHook = isComponentOrHook(call.enclosing.name, nameOf(call, module.code));
    add(
      'error',
      'inside-function',
      isHook
        ? `${kind}() is called inside ${nameOf(call, module.code)}: ${kind === 'makeStaticStyles' ? 'nothing says so at run time, but it' : 'it throws in development, and'} makes a new hook at each render.`
        : `${kind}() is called inside a function, so its styles cannot be compiled ahead of time.`,
      'Move the call to the top level of the file, and call the hook that it returns in the component.',
    );
  }
  if (call.isMember) {
    add(
      'warning',
      'namespace-import',
      `The compilers do not see ${module.code.slice(call.callee.from, call.callee.to)}(): its styles stay at run time.`,
      `Import it by name: import { ${kind} } from '@griffel/react'.`,
    );
  } else if (kind !== 'makeStyles' && call.localName !== kind) {
    add(
      'warning',
      'renamed-import',
      `${kind} is imported as ${call.localName}; @griffel/babel-preset 1.9.1 compiles such a call to __styles(), which is not what it means.`,
      `Import it under its own name: import { ${kind} } from '@griffel/react'.`,
    );
  }
  return found;
}

function nameOf({ enclosing }: GriffelCall, code: string): string {
  const definition =
    enclosing?.getChild('VariableDefinition') ??
    // `const Component = () => …`
    (enclosing?.parent?.name === 'VariableDeclaration'
      ? enclosing.parent.getChild('VariableDefinition')
      : null);
  return definition ? code.slice(definition.from, definition.to) : '';
}

function isComponentOrHook(nodeName: string, name: string): boolean {
  return nodeName !== 'MethodDeclaration' && /^([A-Z]|use[A-Z])/.test(name);
}
