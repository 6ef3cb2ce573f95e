import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { applyEdits, type Edit } from '../source/applyEdits.ts';
import { childNodes, readDeclaration } from '../source/parseTree.ts';
import { collectDeclared } from '../source/collectNames.ts';
import type { ModuleModel, TopLevelStatement } from '../source/parseModule.ts';
import { transpile } from '../source/transpile.ts';
import { findLocals } from './findLocals.ts';
import type { Unit } from './readUnits.ts';
import type { Slice } from './sliceModules.ts';

/**
 * Writes the part of a module that the compilers evaluate: the statements of the slice, and at the
 * end a thunk of the argument of each call. Everything else is blanked, so each line keeps its number.
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
  let next = 0;
  for (const statement of module.statements) {
    const { from, to } = statement.node;
    // Both stand in the order of the source.
    const first = next;
    while ((calls[next]?.range.from ?? to) < to) next++;
    const inside = calls.slice(first, next);
    source += code.slice(position, from);
    position = to;
    const unit = slice.units.get(statement);
    if (unit && slice.kept.has(unit)) {
      const text = writeUnit(module, unit, slice);
      if (isListOfExports(statement.node)) {
        late.push(text);
        source += blankOut(code.slice(from, to));
      } else source += text;
      late.push(...inside.map((call) => writeThunk(module, call)));
      continue;
    }
    let at = from;
    for (const call of inside) {
      const [start, end] = argumentRange(call);
      // A call inside the argument of another: both cannot stand where they stood.
      if (start < at) {
        late.push(writeThunk(module, call));
        continue;
      }
      source += blankOut(code.slice(at, start)) + writeThunk(module, call);
      at = end;
    }
    source += blankOut(code.slice(at, to));
  }
  source += [code.slice(position), ...late].join('\n');
  return writeCommonJS(module.file, source);
}

/**
 * Writes the part of a module that runs, each statement as a whole and where it stands, with each call
 * replaced by one that hands over its argument.
 *
 * @throws what sucrase throws, on a syntax error
 */
export function writeRunTimeModule(
  module: ModuleModel,
  statements: ReadonlySet<TopLevelStatement>,
  calls: readonly GriffelCall[],
): string {
  const { code } = module;
  const edits: Edit[] = [];
  const defined = new Set(module.imports.keys());
  for (const { declares } of statements) for (const name of declares) defined.add(name);
  const isDefined = (name: string): boolean => defined.has(name);
  const kept: GriffelCall[] = [];
  const late: string[] = [];
  let next = 0;
  for (const statement of module.statements) {
    const { from, to } = statement.node;
    const isKept = statements.has(statement);
    for (let call = calls[next]; call && call.range.from < to; call = calls[++next]) {
      if (isKept) kept.push(call);
    }
    if (!isKept) edits.push({ from, to, text: blankOut(code.slice(from, to)) });
    else {
      const exported = editExports(code, statement.node, isDefined);
      if (isListOfExports(statement.node)) {
        late.push(...exported.map(({ text }) => text.trim()));
        edits.push({ from, to, text: blankOut(code.slice(from, to)) });
      } else edits.push(...exported);
      edits.push(...editNamespaces(code, statement.node));
      edits.push(...editSpreads(statement.node));
    }
  }
  for (const call of kept) {
    const [from, to] = argumentRange(call);
    const [open, close] = call.args[0]?.name === 'Spread' ? ['{', '}'] : ['(', ')'];
    const { callee, argList } = call;
    const lines = blankOut(code.slice(callee.from, from)).replace(/ /g, '');
    edits.push(
      {
        from: callee.from,
        to: from,
        text: `$griffelCall(${JSON.stringify(call.id)},${lines}${open}`,
      },
      { from: to, to: argList.to, text: `${call.args.length === 0 ? 'undefined' : ''}${close})` },
    );
  }
  return writeCommonJS(module.file, [applyEdits(code, edits), ...late].join('\n'));
}

/** How sucrase defines what `export *` passes on. */
const PASSED_ON = 'configurable: true, get: () => obj[key]';

/** What a module exports itself comes first, also where it stands behind: an assignment must not fail. */
const OVERRIDE =
  '(value) => Object.defineProperty(exports, key, {enumerable: true, writable: true, value})';

function writeCommonJS(file: string, source: string): string {
  return transpile(file, source).replace(PASSED_ON, `${PASSED_ON}, set: ${OVERRIDE}`);
}

function argumentRange(call: GriffelCall): [number, number] {
  const [arg] = call.args;
  if (!arg) return [call.argList.from + 1, call.argList.from + 1];
  if (arg.name === 'Spread') return [arg.from, call.argList.to - 1];
  return [arg.from, arg.to];
}

function writeThunk(module: ModuleModel, call: GriffelCall): string {
  const [from, to] = argumentRange(call);
  const edits = call.args.flatMap(editSpreads);
  const text = cut(module.code, { from, to }, edits);
  // The compilers read `makeStyles(...slots)` as `makeStyles({ ...slots })`.
  const value = call.args[0]?.name === 'Spread' ? `{${text}}` : text || 'undefined';
  const locals = [...findLocals(module, call)].map(([name, one]) => `const ${name}=${one};`);
  const body = locals.length === 0 ? `(${value})` : `{${locals.join('')}return(${value});}`;
  return `;$griffelCall(${JSON.stringify(call.id)},()=>${body});`;
}

/** Writes a statement without the statements in it that are not kept. */
function writeUnit(module: ModuleModel, unit: Unit, slice: Slice): string {
  const { code } = module;
  const { node, children } = unit;
  if (/^(Break|Continue)Statement$/.test(node.name))
    return `;${blankOut(code.slice(node.from + 1, node.to))}`;
  if (children.length === 0) {
    const isDefined = (name: string): boolean =>
      slice.names.has(name) || unit.declares.includes(name);
    const edits = [
      ...editExports(code, node, isDefined),
      ...editNamespaces(code, node),
      ...editClasses(module, node),
      // One that hides another stays in its block.
      ...(unit.parent && unit.declares.some((name) => slice.repeated.has(name))
        ? []
        : editConstants(code, node)),
      ...editSpreads(node),
    ];
    return cut(code, node, edits);
  }
  const edits: Edit[] = children.map((child) => {
    const { from, to } = child.node;
    if (slice.kept.has(child)) return { from, to, text: writeUnit(module, child, slice) };
    const blank = blankOut(code.slice(from, to));
    // A statement that is not in a block cannot be left out.
    return { from, to, text: isInBlock(child.node) ? blank : `;${blank.slice(1)}` };
  });
  return cut(code, node, [...edits, ...editCases(node, children, slice)]);
}

function cut(
  code: string,
  { from, to }: { from: number; to: number },
  edits: readonly Edit[],
): string {
  const inner = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
  return applyEdits(code.slice(from, to), inner);
}

function isInBlock({ parent }: SyntaxNode): boolean {
  return parent?.name === 'Block' || parent?.name === 'SwitchBody';
}

/** The shaker leaves out the labels of cases of which it keeps nothing. */
function editCases(node: SyntaxNode, children: readonly Unit[], slice: Slice): Edit[] {
  const body = node.getChild('SwitchBody');
  if (!body) return [];
  const edits: Edit[] = [];
  const labels = childNodes(body).filter(({ name }) => /^(Case|Default)Label$/.test(name));
  labels.forEach((label, index) => {
    const end = labels[index + 1]?.from ?? body.to;
    const isKept = children.some(
      (child) => child.node.from >= label.to && child.node.to <= end && slice.kept.has(child),
    );
    if (!isKept) edits.push({ from: label.from, to: label.to, text: '' });
  });
  return edits;
}

/**
 * Has noted what spreads bring in and what computed keys are: `...mixin()` becomes
 * `...$griffelSpread(12,(mixin()))`, and `[key]` becomes `[$griffelSpread(30,(key))]`.
 */
function editSpreads(node: SyntaxNode): Edit[] {
  const edits: Edit[] = [];
  node.cursor().iterate(({ name, node: property }) => {
    // They are written anew.
    if (name === 'NamespaceDeclaration') return false;
    if (name !== 'Property' || property.parent?.name !== 'ObjectExpression') return true;
    const [open, value] = childNodes(property);
    if ((open?.name !== 'Spread' && open?.name !== '[') || !value) return true;
    edits.push(
      { from: open.to, to: open.to, text: `$griffelSpread(${open.from},(` },
      { from: value.to, to: value.to, text: '))' },
    );
    return true;
  });
  return edits;
}

/** The compilers evaluate old JavaScript, in which a variable is there before its definition. */
function editConstants(code: string, node: SyntaxNode): Edit[] {
  const declaration = readDeclaration(node);
  const word = declaration?.name === 'VariableDeclaration' ? declaration.firstChild : null;
  if (word?.name !== 'const' && word?.name !== 'let') return [];
  return [{ from: word.from, to: word.to, text: 'var'.padEnd(word.to - word.from) }];
}

/**
 * Old JavaScript has no static blocks, and what they are written as is lost. Babel takes fields without a
 * value for types.
 */
function editClasses({ file, code }: ModuleModel, node: SyntaxNode): Edit[] {
  const isTypeScript = /\.[cm]?tsx?$/.test(file);
  const edits: Edit[] = [];
  node.cursor().iterate(({ name, from, to, node: member }) => {
    const isType =
      isTypeScript &&
      name === 'PropertyDeclaration' &&
      !member.getChild('Equals') &&
      !member.getChild('PrivatePropertyDefinition');
    const isLost = name === 'StaticBlock' || isType;
    if (isLost) edits.push({ from, to, text: blankOut(code.slice(from, to)) });
    return !isLost;
  });
  return edits;
}

/** Leaves of `export { a, b }` what is defined, and takes `export const a = 1, b = 2` apart. */
function editExports(code: string, node: SyntaxNode, isDefined: (name: string) => boolean): Edit[] {
  if (node.name !== 'ExportDeclaration' || node.getChild('from')) return [];
  const declaration = node.getChild('VariableDeclaration');
  if (declaration?.getChild(',')) {
    // Sucrase compiles it to code that fails.
    const names = collectDeclared(node, code).join(', ');
    return [
      { from: node.from, to: declaration.from, text: '' },
      { from: node.to, to: node.to, text: `;export { ${names} };` },
    ];
  }
  const group = node.getChild('ExportGroup');
  if (!group) return [];
  const kept: string[] = [];
  let from = group.from + 1;
  for (const child of childNodes(group)) {
    if (child.name !== ',' && child.name !== '}') continue;
    const specifier = code.slice(from, child.from);
    const local = specifier.trim().split(/\s/)[0] ?? '';
    if (isDefined(local)) kept.push(specifier);
    from = child.to;
  }
  const text = code.slice(node.from, node.to);
  const breaks = text.split('\n').length - 1;
  const written = `export {${kept.join(',')}};`;
  const lost = Math.max(0, breaks - (written.split('\n').length - 1));
  return [{ from: node.from, to: node.to, text: written + '\n'.repeat(lost) }];
}

/** Whether a statement is `export { a, b }`. The names may be defined below it, which CommonJS cannot say. */
function isListOfExports(node: SyntaxNode): boolean {
  return (
    node.name === 'ExportDeclaration' && !node.getChild('from') && !!node.getChild('ExportGroup')
  );
}

/** Puts in place of a namespace what TypeScript compiles it to: sucrase does not know them. */
function editNamespaces(code: string, statement: SyntaxNode): Edit[] {
  const isExported = statement.name === 'ExportDeclaration';
  const node = isExported ? statement.getChild('NamespaceDeclaration') : statement;
  if (node?.name !== 'NamespaceDeclaration') return [];
  const { from, to } = statement;
  const name = collectDeclared(statement, code)[0] ?? '';
  return [{ from, to, text: writeNamespace(code, node) + (isExported ? `export{${name}};` : '') }];
}

/** `namespace A { export const b = 1 }` becomes a function that puts what is exported into an object. */
function writeNamespace(code: string, node: SyntaxNode): string {
  const block = node.getChild('Block');
  if (!block) return '';
  const names = childNodes(node)
    .filter(({ name }) => /^(VariableDefinition|PropertyDefinition)$/.test(name))
    .map(({ from, to }) => code.slice(from, to));
  let body = '';
  let position = block.from + 1;
  for (const child of childNodes(block).slice(1, -1)) {
    body += code.slice(position, child.from) + writeMember(code, child, names.at(-1) ?? '');
    position = child.to;
  }
  body += code.slice(position, block.to - 1);
  return names.reduceRight((inner, name, index) => {
    const owner = names[index - 1];
    const object = owner === undefined ? name : `${name}=${owner}.${name}`;
    const created = owner === undefined ? name : `${owner}.${name}`;
    // A class of the same name is the object.
    const isClass = new RegExp(`\\bclass\\s+${name.replaceAll('$', '\\$')}\\b`).test(code);
    return `${isClass ? '' : `var ${name};`}(function(${name}){${inner}})(${object}||(${created}={}));`;
  }, body);
}

function writeMember(code: string, node: SyntaxNode, owner: string): string {
  if (node.name === 'NamespaceDeclaration') return writeNamespace(code, node);
  if (node.name !== 'ExportDeclaration') return code.slice(node.from, node.to);
  const inner = node.getChild('NamespaceDeclaration');
  const text = inner
    ? writeNamespace(code, inner)
    : code.slice(node.from + 'export'.length, node.to);
  const isType = node.getChild('TypeAliasDeclaration') ?? node.getChild('InterfaceDeclaration');
  const names = isType ? [] : collectDeclared(node, code);
  return `${text};${names.map((name) => `${owner}.${name}=${name};`).join('')}`;
}

/** Replaces a text by spaces and keeps its line breaks, so that later lines stay where they are. */
function blankOut(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
