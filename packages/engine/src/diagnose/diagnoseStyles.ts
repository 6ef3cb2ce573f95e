import { resolveStaticStyleRules } from '@griffel/core';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { ForeignValue } from '../evaluate/EvaluationProgram.ts';
import type { Search } from '../locate/followExpression.ts';
import { locateDeclaration } from '../locate/locateDeclaration.ts';
import { isRecord } from '../resolve/isRecord.ts';
import { walkStyles } from '../resolve/walkStyles.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';
import { describeFate } from './describeFate.ts';

/** Finds what the library drops or misreads in the evaluated argument of a call. */
export function diagnoseStyles(
  files: SourceFiles,
  search: Search,
  call: GriffelCall,
  value: unknown,
  foreign: readonly ForeignValue[],
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const add = (keys: readonly string[], fault: Parameters<typeof createDiagnostic>[2]): void => {
    const { source, usedAt } = locateDeclaration(search, call, keys);
    found.push(createDiagnostic(files, source ?? usedAt ?? call.range, fault));
  };

  for (const { path, kind } of foreign) {
    const name = path[path.length - 1];
    add(path, {
      severity: 'error',
      code: 'foreign-value',
      message: `${name === undefined ? `The argument of ${call.kind}()` : `"${name}"`} is ${kind}, which is not allowed in a style.`,
      remedy:
        kind === 'true' || kind === 'false'
          ? 'Use undefined to leave a property out: `condition ? value : undefined`.'
          : 'Use a string, a number, an array of these, or an object.',
    });
  }
  if (call.kind === 'makeStaticStyles') {
    for (const path of findLostStatics(value)) {
      add(path, {
        severity: 'warning',
        code: 'static-rule-lost',
        message: `makeStaticStyles() writes nothing for "${path[path.length - 1] ?? ''}": the rules in it are lost.`,
        remedy: 'Pass this part as a string of CSS.',
      });
    }
    return found;
  }
  if (!isRecord(value)) {
    if (foreign.length === 0 && call.args.length === 1) {
      add([], {
        severity: 'error',
        code: 'not-an-object',
        message: `${call.kind}() takes an object, but this argument is ${describe(value)}.`,
        remedy: 'Pass an object.',
      });
    }
    return found;
  }
  const slots = call.kind === 'makeStyles' ? Object.entries(value) : [['', value] as const];
  for (const [slot, styles] of slots) {
    const prefix = call.kind === 'makeStyles' ? [slot] : [];
    if (!isRecord(styles)) {
      if (styles === undefined || styles === null) continue;
      add(prefix, {
        severity: 'error',
        code: 'slot-not-an-object',
        message: `The slot "${slot}" is ${describe(styles)}, not an object of styles.`,
        remedy: 'makeStyles() takes slots, and each slot holds styles: { root: { color: "red" } }.',
      });
      continue;
    }
    for (const entry of walkStyles(styles, call.kind)) {
      const fault = describeFate(entry);
      if (fault) add([...prefix, ...entry.path, entry.property], fault);
    }
    for (const path of findBadLists(styles)) {
      const selector = path[path.length - 1] ?? '';
      add([...prefix, ...path], {
        severity: 'warning',
        code: 'selector-list',
        message: `"${selector}" has a space after a comma, so what follows it matches descendants.`,
        remedy: `Write "${fixList(selector)}".`,
      });
    }
  }
  return found;
}

/** At-rules with rules in them, of which static styles keep none. */
function findLostStatics(value: unknown): string[][] {
  const sets: unknown[] = Array.isArray(value) ? value : [value];
  return sets.flatMap((set, index) => {
    if (!isRecord(set)) return [];
    return Object.entries(set).flatMap(([selector, styles]) => {
      if (!isRecord(styles) || Object.keys(styles).length === 0) return [];
      // The types say that there is always a rule.
      const [css] = resolveStaticStyleRules([{ [selector]: styles }] as never) as (
        string | undefined
      )[];
      const isLost = css === undefined || css.endsWith('{}');
      return isLost ? [[...(Array.isArray(value) ? [String(index)] : []), selector]] : [];
    });
  });
}

/** `:hover, :focus`: the library puts `&` before the first and ` ` before the rest. */
function findBadLists(styles: Record<string, unknown>, path: readonly string[] = []): string[][] {
  return Object.entries(styles).flatMap(([key, value]) => {
    if (!isRecord(value) || !/^([:[>&]|@)/.test(key)) return [];
    const isBad = /^:/.test(key) && /,\s+:/.test(key);
    return [...(isBad ? [[...path, key]] : []), ...findBadLists(value, [...path, key])];
  });
}

function fixList(selector: string): string {
  return selector.replace(/,\s+:/g, ',:');
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
