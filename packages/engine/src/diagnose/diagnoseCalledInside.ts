import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { Modules } from '../locate/followExpression.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

/** Warns of a call inside a function, whose argument can be evaluated all the same. */
export function diagnoseCalledInside(
  files: SourceFiles,
  modules: Modules,
  call: GriffelCall,
): Diagnostic[] {
  const { kind, enclosing, range } = call;
  if (!enclosing) return [];
  const name = nameEnclosing(call, modules.get(call.file)?.code ?? '');
  const isHook = enclosing.name !== 'MethodDeclaration' && /^([A-Z]|use[A-Z])/.test(name);
  return [
    createDiagnostic(files, range, {
      severity: 'warning',
      code: 'inside-function',
      message: isHook
        ? `${kind}() is called inside ${name}: ${kind === 'makeStaticStyles' ? 'there is no error at run time, but it' : 'it throws in development and'} creates a new hook at each render.`
        : `${kind}() is called inside a function: each call of the function creates a new hook.`,
      remedy:
        'Move the call to the top level of the file, and call the hook that it returns in the component.',
    }),
  ];
}

/** The name of the function around a call, or an empty text. */
export function nameEnclosing({ enclosing }: GriffelCall, code: string): string {
  const definition =
    enclosing?.getChild('VariableDefinition') ??
    // `const Component = () => …`
    (enclosing?.parent?.name === 'VariableDeclaration'
      ? enclosing.parent.getChild('VariableDefinition')
      : null);
  return definition ? code.slice(definition.from, definition.to) : '';
}
