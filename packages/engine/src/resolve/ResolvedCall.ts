import type { CSSClassesMapBySlot, CSSRulesByBucket, StyleBucketName } from '@griffel/core';
import type { Direction } from '../types.ts';

/** A rule as it is inserted into a style sheet. */
export interface ResolvedRule {
  css: string;
  bucket: StyleBucketName;
  /** Shorthands come before longhands: -2 before -1 before 0. */
  priority: number;
  /** The media query of bucket `m`, the container query of bucket `x`. */
  condition: string;
  /** Whose elements it styles; `both` where the direction makes no difference. */
  direction: Direction | 'both';
}

/** One property of a style with what became of it. */
export interface ResolvedDeclaration {
  /** Of makeStyles, the slot. */
  slot: string | undefined;
  /** Selectors and at-rules around the property, outermost first; of static styles, the selector. */
  path: readonly string[];
  /** As written, e.g. `paddingLeft`. */
  property: string;
  value: unknown;
  /** The class that applies it; undefined for `RESET` and for static styles. */
  className: Readonly<Record<Direction, string>> | undefined;
  /** Undefined for `RESET`, which inserts no rule. */
  bucket: StyleBucketName | undefined;
  rules: readonly ResolvedRule[];
  /** The key under which makeStyles merges it; declarations of one key override each other. */
  mergeKey: string | undefined;
  /** The keys that it takes away: those of the longhands of a shorthand. */
  resetKeys: readonly string[];
  /** Index, among the call's declarations, of the later one of the same slot that overrides it. */
  overriddenBy: number | undefined;
}

/** What the library makes of the argument of a call. */
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
