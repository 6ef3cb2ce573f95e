import type { CSSClassesMapBySlot, CSSRulesByBucket } from '@griffel/core';
import type { GriffelCall } from '../calls/GriffelCall.ts';

/** A call with what the compiler writes in its place. */
export type CompiledCall = { call: GriffelCall } & (
  | {
      kind: 'makeStyles';
      classesMap: CSSClassesMapBySlot<string>;
      rules: CSSRulesByBucket;
    }
  | {
      kind: 'makeResetStyles';
      ltr: string;
      rtl: string | null;
      rules: CSSRulesByBucket | string[];
    }
  | { kind: 'makeStaticStyles'; rules: CSSRulesByBucket }
);
