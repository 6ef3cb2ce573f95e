import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { applyEdits, blankOut, cut, type Edit } from '../source/applyEdits.ts';
import { collectReferences, isCompound } from '../source/collectNames.ts';
import { childNodes, isInside } from '../source/nodes.ts';
import { findStatements, type ModuleModel, type TopLevelStatement } from '../source/parseModule.ts';
import { isConst } from '../source/definitions.ts';
import { readScopes } from '../source/scopes.ts';
import { editAssignments, editLoopTarget } from './editAssignments.ts';
import { editConstants, editExports, isExportList } from './editDeclarations.ts';
import { editEnums, editMergedEnums } from './editEnums.ts';
import { editHoles } from './editArrays.ts';
import { editClasses } from './editClasses.ts';
import { editLoops } from './editLoops.ts';
import { editNames } from './editNames.ts';
import { editPrototypes, editRepeatedKeys, editSpreads } from './editObjects.ts';
import { editPowers } from './editPowers.ts';
import { editRegExps } from './editRegExps.ts';
import { editSizes } from './editSizes.ts';
import { editLocals } from './editLocals.ts';
import { editMissingGlobals } from './editMissingGlobals.ts';
import { editNamespaces } from './editNamespaces.ts';
import { findLocals } from './findLocals.ts';
import { hoistRequires } from './hoistRequires.ts';
import type { Unit } from './readUnits.ts';
import { findLostVariables } from './readVariables.ts';
import type { Slice } from './createSlicer.ts';
import { writeCommonJS } from './writeCommonJS.ts';

/**
 * Writes the part of a module that the compilers evaluate: the statements of the slice, and a thunk for the
 * argument of each call. Everything else is blanked, so each line keeps its number.
 *
 * ```js
 * const useStyles = makeStyles({ root: { color: tokens.red } });
 * // ->
 * ;$griffelCall("App.tsx#0",()=>({ root: { color: tokens.red } }));
 * ```
 *
 * @throws the error of sucrase, on a syntax error
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
    // Calls and statements are both in source order.
    const first = next;
    while ((calls[next]?.range.from ?? to) < to) next++;
    const inside = calls.slice(first, next);
    source += code.slice(position, from);
    position = to;
    const unit = slice.units.get(statement);
    if (unit && slice.kept.has(unit)) {
      const text = writeUnit(module, unit, slice);
      if (isExportList(statement.node)) {
        late.push(text);
        source += blankOut(code.slice(from, to));
      } else source += text;
      late.push(...inside.map((call) => writeThunk(module, call, slice)));
      continue;
    }
    let at = from;
    for (const call of inside) {
      const [start, end] = argumentRange(call);
      // A call inside the argument of another cannot keep its place.
      if (start < at) {
        late.push(writeThunk(module, call, slice));
        continue;
      }
      source += blankOut(code.slice(at, start)) + writeThunk(module, call, slice);
      at = end;
    }
    source += blankOut(code.slice(at, to));
  }
  for (const name of findLostExports(module, slice, calls)) {
    late.unshift(`throw new ReferenceError('${name} is not defined');`);
  }
  source += [code.slice(position), ...late].join('\n');
  const isKept = (statement: TopLevelStatement): boolean => {
    const unit = slice.units.get(statement);
    return unit !== undefined && slice.kept.has(unit);
  };
  const written = writeCommonJS(module, source, isKept, (name) => slice.names.has(name));
  return hoistRequires(module, written, isKept);
}

/**
 * Writes the part of a module that runs in the browser: whole statements in their order, in which each call is
 * replaced by one that passes its argument to `$griffelCall`.
 *
 * @throws the error of sucrase, on a syntax error
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
      const exported = editExports(module, statement.node, isDefined);
      if (isExportList(statement.node)) {
        late.push(...exported.map(({ text }) => text.trim()));
        edits.push({ from, to, text: blankOut(code.slice(from, to)) });
      } else edits.push(...exported);
      const editParts = (node: SyntaxNode): Edit[] => [
        ...editSpreads(node),
        ...editEnums(module, node),
        ...editMergedEnums(code, node),
        ...editSizes(code, node),
        ...editLoops(node),
      ];
      edits.push(...editNamespaces(code, statement.node, editParts));
      edits.push(...editParts(statement.node));
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
  // Sucrase takes the variable of a block for a type. The compilers lose its export.
  for (const [name, one] of module.exports) {
    if (
      one.kind !== 'local' ||
      !findStatements(module, one.local).some(({ node }) => isCompound(node))
    )
      continue;
    if (isDefined(one.local)) late.push(`exports[${JSON.stringify(name)}]=${one.local};`);
  }
  const source = [applyEdits(code, edits), ...late].join('\n');
  return writeCommonJS(module, source, (statement) => statements.has(statement), isDefined);
}

/**
 * The exported functions that the shaker loses, because no other code reads them where it notices. Files that import them
 * fail.
 */
function findLostExports(
  { code }: ModuleModel,
  { kept, lostExports }: Slice,
  calls: readonly GriffelCall[],
): string[] {
  if (lostExports.size === 0) return [];
  const units = [...kept].filter(({ node }) => !isExportList(node));
  return [...lostExports].filter(
    (name) =>
      !units.some(({ references, declares }) => references.has(name) && !declares.includes(name)) &&
      !calls.some(({ argList }) => collectReferences(argList, code).has(name)),
  );
}

const JUMP = /^(Break|Continue)Statement$/;

function argumentRange(call: GriffelCall): [number, number] {
  const [arg] = call.args;
  if (!arg) return [call.argList.from + 1, call.argList.from + 1];
  if (arg.name === 'Spread') return [arg.from, call.argList.to - 1];
  return [arg.from, arg.to];
}

function writeThunk(module: ModuleModel, call: GriffelCall, slice: Slice): string {
  const [from, to] = argumentRange(call);
  const edits = call.args.flatMap((arg) => [
    ...editAssignments(module, arg, slice),
    ...editCode(module, arg),
  ]);
  const text = cut(module.code, { from, to }, edits);
  // The compilers read `makeStyles(...slots)` as `makeStyles({ ...slots })`.
  const value = call.args[0]?.name === 'Spread' ? `{${text}}` : text || 'undefined';
  const locals = [...findLocals(module, call)].map(([name, one]) => `const ${name}=${one};`);
  const body = locals.length === 0 ? `(${value})` : `{${locals.join('')}return(${value});}`;
  return `;$griffelCall(${JSON.stringify(call.id)},()=>${body});`;
}

/** Makes code behave as what the compilers make of it. */
function editCode(module: ModuleModel, node: SyntaxNode): Edit[] {
  const { code } = module;
  return [
    ...editClasses(module, node),
    ...editNames(code, node),
    ...editHoles(module, node),
    ...editSpreads(node),
    ...editPowers(code, node),
    ...editPrototypes(code, node),
    ...editRepeatedKeys(code, node),
    ...editRegExps(code, node),
    ...editSizes(code, node),
    ...editEnums(module, node),
    ...editLoops(node),
    ...editLocals(module, node),
    ...editMissingGlobals(module, node),
  ];
}

/** Writes a statement without the statements inside it that are not kept. */
function writeUnit(module: ModuleModel, unit: Unit, slice: Slice): string {
  const { code } = module;
  const { node, children } = unit;
  if (JUMP.test(node.name)) return `;${blankOut(code.slice(node.from + 1, node.to))}`;
  if (children.length === 0) {
    const isDefined = (name: string): boolean =>
      slice.names.has(name) || unit.declares.includes(name);
    const editParts = (part: SyntaxNode): Edit[] => editCode(module, part);
    const lost = findLostVariables(unit.variables, slice.names);
    const edits = [
      ...editExports(module, node, isDefined),
      ...editNamespaces(code, node, editParts),
      // A variable that hides another stays in its block, and assigning a constant throws.
      ...((unit.parent && unit.declares.some((name) => slice.repeated.has(name))) ||
      isAssignedConstant(module, unit)
        ? []
        : editConstants(code, node)),
      ...editAssignments(module, node, slice),
      ...editParts(node),
    ].filter((edit) => !lost.some((one) => isInside(edit, one)));
    const removed = lost.map(({ from, to }) => ({
      from,
      to,
      text: blankOut(code.slice(from, to)),
    }));
    return cut(code, node, [...edits, ...removed]);
  }
  const edits: Edit[] = children.map((child) => {
    const { from, to } = child.node;
    if (slice.kept.has(child)) return { from, to, text: writeUnit(module, child, slice) };
    const blank = blankOut(code.slice(from, to));
    // A statement outside a block must be replaced by an empty one.
    return { from, to, text: isInBlock(child.node) ? blank : `;${blank.slice(1)}` };
  });
  const heads = childNodes(node).filter(
    (part) => !children.some((child) => isInside(child.node, part)),
  );
  const loops = editLoops(
    node,
    isCut(unit, slice),
    children.map((child) => child.node),
  );
  return cut(code, node, [
    ...edits,
    ...heads.flatMap((head) => [
      ...editAssignments(module, head, slice),
      ...editCode(module, head),
    ]),
    ...editLoopTarget(module, node, slice),
    ...editCases(node, children, slice),
    ...loops,
  ]);
}

/** Whether a statement declares a constant that other code tries to change. */
function isAssignedConstant(module: ModuleModel, { declares }: Unit): boolean {
  const { findAssignments, findDefinitions } = readScopes(module);
  return declares
    .flatMap(findDefinitions)
    .some(
      (definition) =>
        isConst(definition) &&
        findAssignments(definition).some(({ name }) => name === 'VariableName'),
    );
}

/** Whether a statement inside a unit is not kept, or is a `break` or `continue`, which never are. */
function isCut({ children }: Unit, slice: Slice): boolean {
  return children.some(
    (child) => !slice.kept.has(child) || JUMP.test(child.node.name) || isCut(child, slice),
  );
}

function isInBlock({ parent }: SyntaxNode): boolean {
  return parent?.name === 'Block' || parent?.name === 'SwitchBody';
}

/** Removes the labels of cases without kept statements, as the shaker of `@griffel/babel-preset` does. */
function editCases(node: SyntaxNode, children: readonly Unit[], slice: Slice): Edit[] {
  const body = node.getChild('SwitchBody');
  if (!body) return [];
  // An empty statement may remain behind no label.
  const edits: Edit[] = body.getChildren(';').map(({ from, to }) => ({ from, to, text: ' ' }));
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
