import type { CSSClassesMapBySlot, CSSRulesByBucket, StyleBucketName } from '@griffel/core';
import type { Direction } from '../types.ts';

/** A rule of a style sheet. */
export interface ResolvedRule {
  css: string;
  bucket: StyleBucketName;
  /** Shorthands come before longhands: -2 before -1 before 0. */
  priority: number;
  /** The media query of bucket `m`, the container query of bucket `x`. */
  condition: string;
  /** The text direction of the elements that it styles. */
  direction: Direction | 'both';
}

/** One property of a style, with its class and rules. */
export interface ResolvedDeclaration {
  /** The slot, for makeStyles. */
  slot: string | undefined;
  /** Selectors and at-rules around the property, outermost first; for static styles, the selector. */
  path: readonly string[];
  /** As written, e.g. `paddingLeft`. */
  property: string;
  value: unknown;
  /** The class that applies it; undefined for `RESET` and for static styles. */
  className: Readonly<Record<Direction, string>> | undefined;
  /** Undefined for `RESET`, which inserts no rule. */
  bucket: StyleBucketName | undefined;
  rules: readonly ResolvedRule[];
  /** The key under which makeStyles merges it: declarations with the same key override each other. */
  mergeKey: string | undefined;
  /** The keys that it resets: for a shorthand, those of its longhands. */
  resetKeys: readonly string[];
  /** The index, among the call's declarations, of the later one of the same slot that overrides it. */
  overriddenBy: number | undefined;
}

/** The result of the library for the argument of a call. */
export type ResolvedStyles =
  | {
      kind: 'makeStyles';
      classesMap: CSSClassesMapBySlot<string>;
      rulesByBucket: CSSRulesByBucket;
      declarations: ResolvedDeclaration[];
    }
  | {
      kind: 'makeResetStyles';
      className: { ltr: string; rtl: string | null };
      rulesByBucket: CSSRulesByBucket | string[];
      declarations: ResolvedDeclaration[];
    }
  | {
      kind: 'makeStaticStyles';
      rulesByBucket: CSSRulesByBucket;
      declarations: ResolvedDeclaration[];
    };
