import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { ResolvedStyles } from '../resolve/ResolvedCall.ts';
import { resolveStyles } from '../resolve/resolveStyles.ts';
import { normalizeAssets } from './assets/normalizeAssets.ts';
import type { CompiledCall } from './CompiledCall.ts';
import { dedupeRules } from './dedupeRules.ts';

/** Compiles a call with the evaluated argument, of which `resolved` is what run time makes. */
export function compileCall(
  call: GriffelCall,
  value: unknown,
  resolved: ResolvedStyles,
): CompiledCall {
  const styles = hasUrl(value)
    ? resolveStyles(call.kind, normalizeAssets(value, call.file))
    : resolved;
  switch (styles.kind) {
    case 'makeStyles':
      return {
        call,
        kind: styles.kind,
        classesMap: styles.classesMap,
        rules: dedupeRules(styles.rulesByBucket),
      };
    case 'makeResetStyles':
      return { call, kind: styles.kind, ...styles.className, rules: styles.rulesByBucket };
    case 'makeStaticStyles':
      return { call, kind: styles.kind, rules: styles.rulesByBucket };
  }
}

function hasUrl(value: unknown): boolean {
  return JSON.stringify(value)?.includes('url(') ?? false;
}
