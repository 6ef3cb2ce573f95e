import { resolveResetStyleRules } from '@griffel/core';
import { listRules } from './listRules.ts';
import { nestValue } from './nestValue.ts';
import type { ResolvedDeclaration, ResolvedRule, ResolvedStyles } from './ResolvedCall.ts';
import { walkStyles, type StyleEntry } from './walkStyles.ts';

/** Resolves the argument of makeResetStyles. */
export function resolveReset(styles: Record<string, unknown>): ResolvedStyles {
  const [ltr, rtl, rulesByBucket] = resolveResetStyleRules(styles as never);
  const rules = listRules(rulesByBucket, (css) => directionOf(css, ltr, rtl));
  const declarations: ResolvedDeclaration[] = [];
  for (const entry of walkStyles(styles, 'makeResetStyles')) {
    if (entry.fate === 'declared') declarations.push(resolveEntry(entry, rules, ltr, rtl));
  }
  return { kind: 'makeResetStyles', className: { ltr, rtl }, rulesByBucket, declarations };
}

/** Finds the rules in which a declaration stands: those it would make alone, by their selector. */
function resolveEntry(
  { path, property, value }: StyleEntry,
  rules: readonly ResolvedRule[],
  ltr: string,
  rtl: string | null,
): ResolvedDeclaration {
  const [aloneLtr, aloneRtl, alone] = resolveResetStyleRules(
    nestValue(path, property, value) as never,
  );
  const wanted = listRules(alone, () => 'both').flatMap(({ css }) =>
    aloneRtl !== null && css.includes(`.${aloneRtl}`)
      ? [css.replaceAll(`.${aloneRtl}`, `.${rtl ?? ltr}`)]
      : [
          css.replaceAll(`.${aloneLtr}`, `.${ltr}`),
          // What does not differ alone stands in the rules of both directions all the same.
          ...(rtl !== null && aloneRtl === null ? [css.replaceAll(`.${aloneLtr}`, `.${rtl}`)] : []),
        ],
  );
  const own = rules.filter(({ css }) => wanted.some((one) => isPartOf(one, css)));
  return {
    slot: undefined,
    path,
    property,
    value,
    className: { ltr, rtl: rtl ?? ltr },
    bucket: own.filter(({ css }) => !css.startsWith('@keyframes')).at(-1)?.bucket,
    rules: own,
    mergeKey: undefined,
    resetKeys: [],
    overriddenBy: undefined,
  };
}

/** Whether a rule has the selector and the declarations of another. */
function isPartOf(part: string, whole: string): boolean {
  const head = part.slice(0, part.indexOf('{') + 1);
  const body = part.slice(part.lastIndexOf('{') + 1).replace(/\}+$/, '');
  return whole.startsWith(head) && whole.includes(body);
}

function directionOf(css: string, ltr: string, rtl: string | null): ResolvedRule['direction'] {
  if (rtl === null) return 'both';
  const inLtr = css.includes(`.${ltr}`);
  return inLtr === css.includes(`.${rtl}`) ? 'both' : inLtr ? 'ltr' : 'rtl';
}
