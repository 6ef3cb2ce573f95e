import type { ResolvedRule } from '../resolve/ResolvedCall.ts';
import type { Direction } from '../types.ts';
import { describeBucket } from './describeBucket.ts';
import { formatRule } from './formatRule.ts';

export interface PrintCSSOptions {
  /** Leaves out the rules that only the other direction uses. @default both directions */
  direction?: Direction;
  /** Puts a comment before the rules of each bucket. @default false */
  bucketComments?: boolean;
}

/** Prints rules as a formatted style sheet, in the order given. */
export function printCSS(rules: readonly ResolvedRule[], options: PrintCSSOptions = {}): string {
  const { direction, bucketComments = false } = options;
  const parts: string[] = [];
  let bucket: string | undefined;
  for (const rule of rules) {
    if (direction && rule.direction !== 'both' && rule.direction !== direction) continue;
    if (bucketComments && rule.bucket !== bucket) {
      bucket = rule.bucket;
      parts.push(`/* ${bucket}: ${describeBucket(rule.bucket)} */`);
    }
    parts.push(formatRule(rule.css));
  }
  return parts.length === 0 ? '' : `${parts.join('\n')}\n`;
}
