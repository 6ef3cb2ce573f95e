import type { CallKind } from '../types.ts';
import { isRecord } from './isRecord.ts';
import type { ResolvedStyles } from './ResolvedCall.ts';
import { resolveReset } from './resolveReset.ts';
import { resolveSlots } from './resolveSlots.ts';
import { resolveStatic } from './resolveStatic.ts';

/**
 * Resolves the evaluated argument of a call with the functions of `@griffel/core`.
 *
 * @throws what they throw, on a value that is no style
 */
export function resolveStyles(kind: CallKind, value: unknown): ResolvedStyles {
  if (kind === 'makeStaticStyles') return resolveStatic(value);
  const styles = isRecord(value) ? value : {};
  return kind === 'makeStyles' ? resolveSlots(styles) : resolveReset(styles);
}
