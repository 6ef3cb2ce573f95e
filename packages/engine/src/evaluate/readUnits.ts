import type { SyntaxNode } from '@lezer/common';
import {
  childNodes,
  findAncestor,
  includeWrappers,
  isFunction,
  textOf,
  unwrap,
} from '../source/nodes.ts';
import { collectDeclared, collectReferences } from '../source/collectNames.ts';
import type { ModuleModel, TopLevelStatement } from '../source/parseModule.ts';
import { findLostReads } from './findLostReads.ts';
import { readVariables, type Variable } from './readVariables.ts';

/**
 * A statement outside of functions, which the compilers keep or leave out when they evaluate styles. A
 * statement in a block, a loop or a condition is a unit of its own.
 */
export interface Unit {
  node: SyntaxNode;
  statement: TopLevelStatement;
  /** The unit around it. */
  parent: Unit | undefined;
  children: Unit[];
  /** Names that it binds as a declaration or in the head of a loop. */
  declares: readonly string[];
  /** Its variables, if it is a declaration of several: the compilers leave out those that are not needed. */
  variables: readonly Variable[];
  /** Names that the compilers notice it reads; for a statement with statements inside, those in its head. */
  references: ReadonlySet<string>;
  /** Names that it changes in a way that the compilers notice: they keep it where styles need the name. */
  changes: ReadonlySet<string>;
  /** The changed names that get a new value, not just a new property. */
  assigns: ReadonlySet<string>;
  /** Names that get a new value, which the compilers notice only for an export: `++a`, `for (a in b)`. */
  assignsExports: ReadonlySet<string>;
  /** Whether it is in a loop that the compilers turn into a function, and so lose. */
  isLost: boolean;
}

const FUNCTION =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration|ClassBody)$/;
/** Statements that contain statements. */
const COMPOUND =
  /^(Block|IfStatement|ForStatement|WhileStatement|DoStatement|TryStatement|SwitchStatement|LabeledStatement)$/;
/** Their parts that contain statements. */
const PART = /^(CatchClause|FinallyClause|SwitchBody)$/;
/** A statement nested deeper than this is one unit, with all that it contains. */
const MAX_DEPTH = 100;
const OBJECT_METHODS = /^Object\.(assign|defineProperty|defineProperties|freeze|observe)$/;

/** Reads the units of a module, the outer ones first. */
export function readUnits(module: ModuleModel): Unit[] {
  const { statements, code } = module;
  const { isLostIn } = findLostReads(module);
  const findNoticed = (names: ReadonlySet<string>, range: { from: number; to: number }) =>
    new Set([...names].filter((name) => !isLostIn(range, name)));
  const units: Unit[] = [];

  const add = (
    node: SyntaxNode,
    statement: TopLevelStatement,
    parent: Unit | undefined,
    depth = 0,
  ): void => {
    const isCompound = COMPOUND.test(node.name) && depth < MAX_DEPTH;
    const declares = parent ? collectDeclared(node, code) : statement.declares;
    const unit: Unit = {
      node,
      statement,
      parent,
      children: [],
      declares,
      variables: [],
      references: new Set(),
      changes: new Set(),
      assigns: new Set(),
      assignsExports: new Set(),
      isLost: parent?.isLost === true || isCapturingLoop(node, code),
    };
    units.push(unit);
    parent?.children.push(unit);
    if (!isCompound) {
      const references = parent ? collectReferences(node, code) : statement.references;
      unit.references = findNoticed(references, node);
      unit.variables = readVariables(module, node).map((one) => ({
        ...one,
        references: findNoticed(one.references, one),
      }));
      Object.assign(unit, collectChanged(node, module));
      return;
    }
    const heads = new Set<string>();
    const bound: string[] = [];
    const visit = (part: SyntaxNode): void => {
      for (const child of childNodes(part)) {
        if (/(Statement|Declaration|^Block)$/.test(child.name))
          add(child, statement, unit, depth + 1);
        else if (PART.test(child.name)) visit(child);
        else {
          for (const name of collectReferences(child, code)) heads.add(name);
          if (/^For(Of|In)?Spec$/.test(child.name))
            bound.push(...collectDeclaredInHead(child, code));
        }
      }
    };
    visit(node);
    unit.references = findNoticed(heads, node);
    unit.declares = bound;
    Object.assign(unit, collectChangedInHead(node, code));
  };

  for (const statement of statements) add(statement.node, statement, undefined);
  return units;
}

/**
 * Whether a function in a loop reads a variable that each iteration has its own copy of, or is itself declared in each
 * iteration. ES5 has neither, so the compilers turn the body of the loop into a function.
 */
function isCapturingLoop(loop: SyntaxNode, code: string): boolean {
  if (!/^(For|While|Do)Statement$/.test(loop.name)) return false;
  const bound = new Set<string>();
  const functions: SyntaxNode[] = [];
  let declaresFunction = false;
  loop.cursor().iterate(({ node }) => {
    if (node.name === 'FunctionDeclaration') declaresFunction = true;
    if (isFunction(node) || node.name === 'ClassBody') {
      functions.push(node);
      return false;
    }
    if (
      /^(VariableDeclaration|ClassDeclaration|ForOfSpec|ForInSpec)$/.test(node.name) &&
      !node.getChild('var')
    ) {
      for (const name of collectDeclared(node, code)) bound.add(name);
    }
    return true;
  });
  return (
    declaresFunction ||
    functions.some((one) => [...collectReferences(one, code)].some((name) => bound.has(name)))
  );
}

function collectDeclaredInHead(head: SyntaxNode, code: string): string[] {
  const declaration = head.getChild('VariableDeclaration');
  return collectDeclared(declaration ?? head, code);
}

type Changes = Pick<Unit, 'changes' | 'assigns' | 'assignsExports'>;

/** The names that a loop assigns in its head. ES5 has no `for … of`, so the compilers make it an assignment. */
function collectChangedInHead(loop: SyntaxNode, code: string): Partial<Changes> {
  const head = loop.getChild('ForOfSpec') ?? loop.getChild('ForInSpec');
  const target = head && childNodes(head)[1];
  const isWhole = target?.name === 'VariableName';
  if (!isWhole && target?.name !== 'MemberExpression') return {};
  const names = new Set(readRoot(target, code));
  if (head?.name === 'ForOfSpec') return { changes: names, ...(isWhole && { assigns: names }) };
  return isWhole ? { assignsExports: names } : {};
}

/**
 * The names for which the shaker of `@griffel/babel-preset` keeps a statement: those that it changes by an
 * assignment or an `Object.assign(name)`, if that is the whole statement, alone or in a callback of
 * `forEach()`. The shaker loses all other changes (`tokens.push()`, `n++`, `delete`, `??=`), and it does not notice that
 * `Object.assign(_tokens.a)` changes an import, unless that is a namespace.
 */
function collectChanged(statement: SyntaxNode, { code, imports }: ModuleModel): Changes {
  const changes = new Set<string>();
  const assigns = new Set<string>();
  const assignsExports = new Set<string>();
  if (statement.name !== 'ExpressionStatement') return { changes, assigns, assignsExports };
  statement.cursor().iterate((ref) => {
    if (ref.name === 'ClassBody') return false;
    const counted = readCounted(ref.node, code);
    if (counted !== undefined && decidesStatement(ref.node, statement, code)) {
      assignsExports.add(counted);
    }
    const roots = readTargets(ref.node, code).filter(
      (name) => ref.name !== 'CallExpression' || (imports.get(name)?.imported ?? '*') === '*',
    );
    if (roots.length > 0 && decidesStatement(ref.node, statement, code)) {
      const target = ref.node.firstChild;
      const isWhole =
        ref.name === 'AssignmentExpression' && target && unwrap(target).name !== 'MemberExpression';
      for (const root of roots) {
        changes.add(root);
        if (isWhole) assigns.add(root);
      }
    }
    return true;
  });
  return { changes, assigns, assignsExports };
}

/** The variable in `++a` or `--a`. */
function readCounted(node: SyntaxNode, code: string): string | undefined {
  const [operator, operand] = node.name === 'UnaryExpression' ? childNodes(node) : [];
  if (!operator || !operand || !/^(\+\+|--)$/.test(textOf(operator, code))) {
    return undefined;
  }
  const target = unwrap(operand);
  return target.name === 'VariableName' ? textOf(target, code) : undefined;
}

/** The names that an expression itself changes, not the expressions inside it. */
export function readTargets(node: SyntaxNode, code: string): string[] {
  const first = node.firstChild;
  if (!first) return [];
  if (node.name === 'AssignmentExpression') {
    const operator = first.nextSibling;
    if (operator && /^(\?\?|\|\||&&)=$/.test(textOf(operator, code))) return [];
    if (/^(Array|Object)/.test(first.name)) return [...collectReferences(node, code)];
    return readRoot(first, code);
  }
  if (node.name === 'CallExpression') {
    if (!OBJECT_METHODS.test(textOf(first, code))) return [];
    const arg = node.getChild('ArgList')?.firstChild?.nextSibling;
    const target = arg && unwrap(arg);
    return target?.name === 'VariableName' ? [textOf(target, code)] : [];
  }
  return [];
}

function readRoot(target: SyntaxNode, code: string): string[] {
  let root: SyntaxNode | null = unwrap(target);
  // `(a.b = c).d = e` changes a, too.
  for (let isMember = false; root; root = root.firstChild && unwrap(root.firstChild)) {
    if (root.name === 'MemberExpression') isMember = true;
    else if (!isMember || root.name !== 'AssignmentExpression') break;
  }
  return root?.name === 'VariableName' ? [textOf(root, code)] : [];
}

/**
 * Whether an expression makes up the whole given statement, or a whole statement in the callback of a
 * `forEach()` call that does. A pattern also does if the callback returns it: ES5 has none, so it becomes statements. So
 * does what a callback returns that has a pattern or a rest parameter.
 */
function decidesStatement(expression: SyntaxNode, outer: SyntaxNode, code: string): boolean {
  let at: SyntaxNode | undefined = expression;
  while (at) {
    const { parent }: SyntaxNode = includeWrappers(at, code);
    const isPattern =
      at === expression && /^(Array|Object)Pattern$/.test(at.firstChild?.name ?? '');
    const isReturned =
      (isPattern || hasPatternParameter(at)) &&
      /^(ArrowFunction|ReturnStatement)$/.test(parent?.name ?? '');
    if (!parent || (parent.name !== 'ExpressionStatement' && !isReturned)) return false;
    if (parent.from === outer.from && parent.to === outer.to) return true;
    const scope: SyntaxNode | undefined =
      parent.name === 'ArrowFunction'
        ? parent
        : findAncestor(parent, ({ name }) => FUNCTION.test(name));
    at = scope && findForEach(scope, code);
  }
  return false;
}

/** Whether the function around a node has a parameter that ES5 lacks, whose value becomes a statement of its own. */
function hasPatternParameter(node: SyntaxNode): boolean {
  const list = findAncestor(node, ({ name }) => FUNCTION.test(name))?.getChild('ParamList');
  return (
    !!list && childNodes(list).some(({ name }) => /^(?:(?:Array|Object)Pattern|Spread)$/.test(name))
  );
}

/** The `forEach()` call whose first argument is the given function. */
function findForEach(scope: SyntaxNode, code: string): SyntaxNode | undefined {
  const callback = includeWrappers(scope, code);
  const args = callback.parent;
  const call = args?.name === 'ArgList' ? args.parent : undefined;
  const callee = call?.firstChild;
  if (!args || call?.name !== 'CallExpression' || callee?.name !== 'MemberExpression')
    return undefined;
  // ES5 has neither, and the shaker loses what they compile to.
  if (callee.getChild('?.') || scope.getChild('async')) return undefined;
  const property = callee.getChild('PropertyName');
  const isFirst = childNodes(args)[1]?.from === callback.from;
  return isFirst && property && textOf(property, code) === 'forEach' ? call : undefined;
}
