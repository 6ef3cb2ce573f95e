import {
  type AnalyzedCall,
  explainMergedClasses,
  type Merge,
  nameCall,
} from '@griffel-site/engine';
import { printCount } from '../look/printCount.ts';
import { printDeclaration } from '../output/printDeclaration.ts';
import type { Trace } from './traceDeclarations.ts';

/** What the preview shows of a declaration. */
interface Rendered {
  /** Elements that carry its class, and those of them that have a box. */
  elements: number;
  visible: number;
}

/** Where a declaration leads: to elements, or why it leads to none. */
interface TraceEnd {
  kind: 'elements' | 'no-box' | 'static' | 'reset' | 'overridden' | 'merged-away' | 'not-rendered';
  /** A sentence. */
  text: string;
}

interface ExplainTraceOptions {
  calls: readonly AnalyzedCall[];
  /** What the rendered code merged. */
  merges: readonly Merge[];
  /** Undefined where there is no class to look for. */
  rendered: Rendered | undefined;
}

/** Says where a declaration leads in the preview. */
export function explainTrace(
  { call, declaration }: Trace,
  { calls, merges, rendered }: ExplainTraceOptions,
): TraceEnd {
  const { className, rules, slot, property, overriddenBy, path } = declaration;
  if (!className) {
    return rules.length > 0
      ? {
          kind: 'static',
          text: `Static styles have no class: they apply to ${path[0] ?? 'the page'} by selector.`,
        }
      : {
          kind: 'reset',
          text: `RESET makes no class: it removes "${property}" from the sets that are merged before.`,
        };
  }
  if (rendered && rendered.visible > 0) {
    return { kind: 'elements', text: `${printCount(rendered.visible, 'element')} in the preview.` };
  }
  if (rendered && rendered.elements > 0) {
    const count = printCount(rendered.elements, 'element');
    return { kind: 'no-box', text: `${count} in the preview, without a box of its own.` };
  }
  const where = slot === undefined ? nameCall(call) : `The slot "${slot}" of ${nameCall(call)}`;
  const later = overriddenBy === undefined ? undefined : call.declarations[overriddenBy];
  if (later) {
    return {
      kind: 'overridden',
      text: `A later declaration of the same slot overrides it: ${printDeclaration(later)}.`,
    };
  }
  for (const { result } of merges) {
    const { properties } = explainMergedClasses(result, { calls, merges });
    for (const { winner, losers } of properties) {
      if (!losers.some((loser) => loser.declarations.some((one) => isSame(one, declaration)))) {
        continue;
      }
      const [by] = winner.declarations;
      const winning = by ? `: ${printDeclaration(by)}` : '';
      return {
        kind: 'merged-away',
        text: `mergeClasses() drops its class, because a later argument sets the same property${winning}.`,
      };
    }
  }
  return { kind: 'not-rendered', text: `${where} is on no element of the preview.` };
}

function isSame(a: Trace['declaration'], b: Trace['declaration']): boolean {
  return a.className?.ltr === b.className?.ltr && a.slot === b.slot;
}
