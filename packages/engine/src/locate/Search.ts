import type { SyntaxNode } from '@lezer/common';
import type { EvaluationOutcome } from '../evaluate/EvaluationProgram.ts';
import { groupBy } from '../source/groupBy.ts';
import type { ModuleModel, Modules } from '../source/parseModule.ts';
import type { SourceRange } from '../types.ts';

/** An expression and its module. */
export interface ExpressionRef {
  module: ModuleModel;
  node: SyntaxNode;
}

/**
 * The modules, and what has been looked up in them: calls with many slots lead to the same objects again and
 * again. Where names form a circle, a lookup that is already in progress ends there.
 */
export interface Search {
  modules: Modules;
  /** The result of `followExpression`, by `keyOf` the expression. */
  followed: Map<string, ExpressionRef>;
  /** The members of object literals, by `keyOf` the literal. */
  members: Map<string, MemberIndex>;
  /** The result of `isUnchanged`, by name and file. */
  unchanged: Map<string, boolean>;
  /** The keys that a spread or `[key]` brought in when it ran, by `spreadKey`. */
  spreads: ReadonlyMap<string, BroughtKeys>;
  /** The depth of nested lookups, which is limited because long chains of names would exhaust the stack. */
  depth: number;
}

/** The keys that a part of an object literal brings in. */
export interface BroughtKeys {
  /** Keys that every run brought in. */
  always: readonly string[];
  /** Keys that only some runs brought in: in the other runs, they may come from another part. */
  sometimes: readonly string[];
}

/** A property or a spread of an object literal, or an element of an array. */
export interface Member {
  /** Undefined where they are not known, and may be any. */
  keys: BroughtKeys | undefined;
  range: SourceRange;
  /** The spread that brings it in. */
  usedAt: SourceRange | undefined;
  value: ExpressionRef | undefined;
  /** The operand of a spread. */
  spread: ExpressionRef | undefined;
}

/** The members of an object literal. */
export interface MemberIndex {
  /** The member that sets each key; undefined where it may be one of several. */
  byKey: ReadonlyMap<string, Member | undefined>;
  /** The only member with unknown keys, which may set any other key; undefined where there are several. */
  rest: Member | undefined;
}

const MAX_DEPTH = 200;

/** @param spreads - the keys that the evaluation recorded for spreads and computed keys */
export function createSearch(modules: Modules, spreads: EvaluationOutcome['spreads'] = []): Search {
  const brought = new Map<string, BroughtKeys>();
  for (const [place, recorded] of groupBy(spreads, spreadKey)) {
    const runs = recorded.map(({ keys }) => new Set(keys));
    const keys = [...new Set(recorded.flatMap((one) => one.keys))];
    const isAlways = (key: string): boolean => runs.every((run) => run.has(key));
    brought.set(place, {
      always: keys.filter(isAlways),
      sometimes: keys.filter((key) => !isAlways(key)),
    });
  }
  return {
    modules,
    followed: new Map(),
    members: new Map(),
    unchanged: new Map(),
    spreads: brought,
    depth: 0,
  };
}

/** Identifies a spread or a computed key by its start. */
export function spreadKey({ file, from }: { file: string; from: number }): string {
  return `${from} ${file}`;
}

/** Identifies an expression: the tree creates a new object for the same node on each access. */
export function keyOf({ module, node }: ExpressionRef): string {
  return `${node.name} ${node.from} ${node.to} ${module.file}`;
}

/** Runs a nested lookup; undefined where it is nested too deeply. */
export function nest<Result>(search: Search, lookUp: () => Result): Result | undefined {
  if (search.depth >= MAX_DEPTH) return undefined;
  search.depth++;
  try {
    return lookUp();
  } finally {
    search.depth--;
  }
}
