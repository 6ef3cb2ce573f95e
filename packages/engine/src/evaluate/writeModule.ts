import { transform, type Transform } from 'sucrase';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { childNodes } from '../source/childNodes.ts';
import { collectDeclared } from '../source/collectNames.ts';
import type { ModuleModel, TopLevelStatement } from '../source/ModuleModel.ts';
import { blankOut } from './blankOut.ts';
import type { Slice } from './sliceModules.ts';

/**
 * Writes the part of a module that is evaluated: the statements of the slice, and in place of each
 * call a thunk of its argument. Everything else is blanked, so each line keeps its number.
 *
 * ```js
 * const useStyles = makeStyles({ root: { color: tokens.red } });
 * // ->
 * ;$griffelCall("App.tsx#0",()=>({ root: { color: tokens.red } }));
 * ```
 *
 * @throws what sucrase throws, on a syntax error
 */
export function writeModule(
  module: ModuleModel,
  slice: Slice,
  calls: readonly GriffelCall[],
): string {
  const { code } = module;
  const late: string[] = [];
  let source = '';
  let position = 0;
  for (const statement of module.statements) {
    const { from, to } = statement.node;
    const inside = calls.filter(({ range }) => range.from >= from && range.to <= to);
    source += code.slice(position, from);
    position = to;
    if (slice.statements.has(statement)) {
      source += keepExports(code, statement, slice);
      late.push(...inside.map((call) => writeThunk(code, call)));
      continue;
    }
    let at = from;
    for (const call of inside) {
      const [start, end] = argumentRange(call);
      // A call inside the argument of another: both cannot stand where they stood.
      if (start < at) {
        late.push(writeThunk(code, call));
        continue;
      }
      source += blankOut(code.slice(at, start)) + writeThunk(code, call);
      at = end;
    }
    source += blankOut(code.slice(at, to));
  }
  source += [code.slice(position), ...late].join('\n');

  const transforms: Transform[] = ['imports'];
  if (/\.[cm]?tsx?$/.test(module.file)) transforms.push('typescript');
  if (!/\.[cm]?ts$/.test(module.file)) transforms.push('jsx');
  return transform(source, { transforms, production: true, filePath: module.file }).code;
}

function argumentRange(call: GriffelCall): [number, number] {
  const [arg] = call.args;
  if (!arg) return [call.argList.from, call.argList.from];
  if (arg.name === 'Spread') return [arg.from, arg.nextSibling?.to ?? arg.to];
  return [arg.from, arg.to];
}

function writeThunk(code: string, call: GriffelCall): string {
  const text = code.slice(...argumentRange(call));
  // The compilers read `makeStyles(...slots)` as `makeStyles({ ...slots })`.
  const value = call.args[0]?.name === 'Spread' ? `{${text}}` : text || 'undefined';
  // A line comment at the end of the argument must not swallow the brackets.
  const end = /\/\/[^\n]*$/.test(value) ? '\n' : '';
  return `;$griffelCall(${JSON.stringify(call.id)},()=>(${value}${end}));`;
}

/** Leaves of `export { a, b }` what the slice has; the rest would not be defined. */
function keepExports(code: string, { node }: TopLevelStatement, slice: Slice): string {
  const group = node.name === 'ExportDeclaration' ? node.getChild('ExportGroup') : null;
  const text = code.slice(node.from, node.to);
  const declaration = node.name === 'ExportDeclaration' && node.getChild('VariableDeclaration');
  if (declaration && declaration.getChild(',')) {
    // Sucrase compiles `export const a = 1, b = 2` to code that fails.
    const names = collectDeclared(node, code).join(', ');
    return `${code.slice(declaration.from, node.to)};export { ${names} };`;
  }
  if (!group || node.getChild('from')) return text;
  const kept: string[] = [];
  let from = group.from + 1;
  for (const child of childNodes(group)) {
    if (child.name !== ',' && child.name !== '}') continue;
    const specifier = code.slice(from, child.from);
    const local = specifier.trim().split(/\s/)[0] ?? '';
    if (slice.names.has(local)) kept.push(specifier);
    from = child.to;
  }
  const breaks = text.split('\n').length - 1;
  const written = `export {${kept.join(',')}};`;
  return written + '\n'.repeat(Math.max(0, breaks - (written.split('\n').length - 1)));
}
