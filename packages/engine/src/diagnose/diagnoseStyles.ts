import { RESET, resolveResetStyleRules, resolveStaticStyleRules } from '@griffel/core';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { ForeignValue } from '../evaluate/EvaluationProgram.ts';
import type { Search } from '../locate/Search.ts';
import { locateDeclaration } from '../locate/locateDeclaration.ts';
import { isRecord } from '../resolve/isRecord.ts';
import { nestValue } from '../resolve/resolveStyles.ts';
import { type StyleEntry, walkStyles } from '../resolve/walkStyles.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic, type Fault } from './createDiagnostic.ts';
import {
  describePath,
  describeText,
  listValues,
  nameType,
  type StyleValue,
} from './describeBrokenCSS.ts';
import { describeDropped, isState } from './describeDropped.ts';
import { TEMPLATE_REMEDY } from './describeSelector.ts';

/** A fault, and the keys that lead to it from the argument of the call. */
interface StyleFault {
  keys: readonly string[];
  fault: Fault;
}

/** Finds what the library drops or misreads in the evaluated argument of a call. */
export function diagnoseStyles(
  files: SourceFiles,
  search: Search,
  call: GriffelCall,
  value: unknown,
  foreign: readonly ForeignValue[],
): Diagnostic[] {
  const faults = [
    ...foreign.filter((one) => !isLeftOut(call, one)).map((one) => describeForeign(call, one)),
    ...(call.kind === 'makeStaticStyles'
      ? findLostStatics(value)
      : findStyleFaults(call, value, foreign)),
  ];
  return faults.map(({ keys, fault }) => {
    const { source, usedAt } = locateDeclaration(search, call, keys);
    return createDiagnostic(files, source ?? usedAt ?? call.range, fault);
  });
}

/** Whether a condition leaves an item of `makeStaticStyles([isOn && { … }])` out, which the library accepts. */
function isLeftOut(call: GriffelCall, { path, kind }: ForeignValue): boolean {
  return call.kind === 'makeStaticStyles' && path.length === 1 && kind === 'false';
}

function describeForeign({ kind: call }: GriffelCall, { path, kind }: ForeignValue): StyleFault {
  const name = path.at(-1);
  const isItem = path.length > 1 && /^\d+$/.test(name ?? '');
  const subject = isItem
    ? `One of the values of "${path.at(-2) ?? ''}"`
    : name === undefined
      ? `The argument of ${call}()`
      : `"${name}"`;
  return {
    keys: path,
    fault: {
      severity: 'error',
      code: 'foreign-value',
      losesStyle: true,
      message: `${subject} is ${kind}, which is not allowed in a style.`,
      remedy:
        name === undefined && kind === 'a function'
          ? 'Pass an object. Styles get no theme: a theme is a set of CSS variables, which they read with var().'
          : describeAlternative(kind, isItem),
    },
  };
}

function describeAlternative(kind: string, isItem: boolean): string {
  if (kind === 'a function') {
    return 'Styles do not depend on props. For a few variants, write a slot for each and merge them; for any value, set a CSS variable with style={{}} and read it with var().';
  }
  if (kind !== 'true' && kind !== 'false') {
    return 'Use a string, a number, an array of these, or an object.';
  }
  return isItem
    ? 'Leave the value out of the array.'
    : 'To leave a property out, spread it: `...(condition && { property: value })`. `undefined` works, too, except with @griffel/vite-plugin.';
}

const STATIC_IMPORT: Fault = {
  severity: 'advice',
  code: 'static-import',
  message:
    'When a bundler extracts the styles, it resolves this @import. The extracted style sheet that is shown here still contains it.',
  remedy: 'Import the other style sheet in HTML or in a CSS file.',
};

/** Finds at-rules that contain rules, of which static styles keep none, and @import in strings. */
function findLostStatics(value: unknown): StyleFault[] {
  const sets: unknown[] = Array.isArray(value) ? value : [value];
  return sets.flatMap((set, index) => {
    const prefix = Array.isArray(value) ? [String(index)] : [];
    if (typeof set === 'string' && set.includes('@import')) {
      return [{ keys: prefix, fault: STATIC_IMPORT }];
    }
    if (!isRecord(set)) return [];
    return Object.entries(set).flatMap(([selector, styles]): StyleFault[] => {
      if (!isRecord(styles) || Object.keys(styles).length === 0) return [];
      const keys = [...prefix, selector];
      const nested = Object.keys(styles).filter((key) => isRecord(styles[key]));
      if (nested.length > 0 && !selector.startsWith('@')) {
        return nested.map((key) => ({
          keys: [...keys, key],
          fault: describeNestedStatic(selector, key),
        }));
      }
      const values = Object.entries(styles).flatMap(([property, value]): StyleFault[] => {
        const fault = describeUnwritten({ path: [], property, value });
        return fault ? [{ keys: [...keys, property], fault }] : [];
      });
      const fault = values.length > 0 ? undefined : describeLostStatic(selector, styles);
      return fault ? [{ keys, fault }] : values;
    });
  });
}

function describeNestedStatic(selector: string, key: string): Fault {
  const isSimple = !/[,@]/.test(selector + key);
  const whole = key.includes('&')
    ? key.replaceAll('&', selector)
    : `${selector}${/^[:[]/.test(key) ? '' : ' '}${key}`;
  return {
    severity: 'warning',
    code: 'static-rule-lost',
    losesStyle: true,
    message: `makeStaticStyles() writes nothing for "${key}" in "${selector}", because it takes no nested rules.`,
    remedy: isSimple
      ? `Write "${whole}" beside "${selector}".`
      : 'Pass this part as a string of CSS.',
  };
}

function describeLostStatic(selector: string, styles: Record<string, unknown>): Fault | undefined {
  // The types claim that there is always a rule.
  const [css] = resolveStaticStyleRules([{ [selector]: styles }] as never) as (
    string | undefined
  )[];
  const isLost = css === undefined || css.endsWith('{}');
  if (!isLost && css.includes('{')) return undefined;
  return {
    severity: 'warning',
    code: 'static-rule-lost',
    losesStyle: true,
    message: isLost
      ? `makeStaticStyles() writes nothing for "${selector}": the rules in it are lost.`
      : `makeStaticStyles() writes "${css}" for "${selector}", without a rule around it: browsers drop it.`,
    remedy: 'Pass this part as a string of CSS.',
  };
}

function findStyleFaults(
  { kind, args }: GriffelCall,
  value: unknown,
  foreign: readonly ForeignValue[],
): StyleFault[] {
  if (!isRecord(value)) {
    if (foreign.length > 0 || args.length !== 1) return [];
    return [
      {
        keys: [],
        fault: {
          severity: 'error',
          code: 'not-an-object',
          message: `${kind}() takes an object, but this argument is ${nameType(value)}.`,
          remedy: 'Pass an object.',
        },
      },
    ];
  }
  if (kind !== 'makeStyles') {
    const [slot] = findSlots(value);
    return slot === undefined
      ? findSlotFaults(kind, [], value, foreign)
      : [{ keys: [slot], fault: describeResetSlots(slot) }];
  }
  const faults = Object.entries(value).flatMap(([slot, styles]) => {
    const fault = describeSlotName(slot, styles) ?? describeSlot(slot, styles);
    if (!fault && isRecord(styles)) return findSlotFaults(kind, [slot], styles, foreign);
    return fault ? [{ keys: [slot], fault }] : [];
  });
  // Styles without a slot around them are one fault.
  const isSlot = ([name, styles]: [string, unknown]): boolean =>
    /^[\w$-]/.test(name) && isRecord(styles);
  return Object.entries(value).some(isSlot) ? faults : faults.slice(0, 1);
}

/** Describes a condition or selector around slots, as other libraries have them. */
function describeSlotName(slot: string, styles: unknown): Fault | undefined {
  if (!/^[@&:>]/.test(slot) || !isRecord(styles)) return undefined;
  return {
    severity: 'warning',
    code: 'slot-name',
    losesStyle: true,
    message: `"${slot}" is taken for the name of a slot: makeStyles() takes conditions and selectors inside slots.`,
    remedy: /^@(?:-\w+-)?keyframes\b/.test(slot)
      ? 'Put the keyframes into animationName: { from: { … }, to: { … } }.'
      : /^@(?:font-face|global)\b/.test(slot)
        ? 'Put styles for the whole page into makeStaticStyles().'
        : `Write it into the slot: root: { "${slot}": { … } }.`,
  };
}

/** Describes why a slot has no styles; undefined for a slot that has some, or is left out. */
function describeSlot(slot: string, styles: unknown): Fault | undefined {
  if (slot === '__proto__') {
    return {
      severity: 'error',
      code: 'slot-name',
      losesStyle: true,
      message: 'A slot cannot be named "__proto__": its styles get lost.',
      remedy: 'Give the slot another name.',
    };
  }
  if (styles === undefined || styles === null || isRecord(styles)) return undefined;
  return {
    severity: 'error',
    code: 'slot-not-an-object',
    losesStyle: true,
    message: `The slot "${slot}" is ${nameType(styles)}, not an object of styles.`,
    remedy: 'makeStyles() takes slots, and each slot holds styles: { root: { color: "red" } }.',
  };
}

/** Names that are selectors of elements rather than slots. */
const ELEMENT =
  /^(?:a|article|aside|b|body|button|canvas|caption|code|col|dd|details|dialog|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|i|iframe|img|input|kbd|label|legend|li|main|mark|menu|nav|ol|option|p|picture|pre|q|s|section|select|small|span|strong|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|time|tr|u|ul|video)$/;

/** Lists the slots of an object that is meant for makeStyles: all of it is named objects, and some name is no element's or state's. */
function findSlots(styles: Record<string, unknown>): string[] {
  const entries = Object.entries(styles);
  const isNamed = entries.every(([name, value]) => /^[a-z]\w*$/i.test(name) && isRecord(value));
  const slots = entries
    .filter(([name]) => name !== 'animationName' && !ELEMENT.test(name) && !isState(name))
    .map(([name]) => name);
  return isNamed ? slots : [];
}

function describeResetSlots(slot: string): Fault {
  return {
    severity: 'warning',
    code: 'slots-in-reset',
    losesStyle: true,
    message: `makeResetStyles() takes one style, without slots, so "${slot}" is dropped.`,
    remedy: `Write the properties of "${slot}" without the object around them, or use makeStyles().`,
  };
}

/** @param prefix - the slot, for makeStyles */
function findSlotFaults(
  kind: GriffelCall['kind'],
  prefix: readonly string[],
  styles: Record<string, unknown>,
  foreign: readonly ForeignValue[],
): StyleFault[] {
  const faults: StyleFault[] = [];
  const reported = new Set<string>();
  const isForeign = (keys: readonly string[]): boolean =>
    foreign.some(({ path }) => keys.every((key, index) => path[index] === key));
  for (const entry of walkStyles(styles, kind)) {
    const pathFault = describePath(entry.path, kind);
    const key = JSON.stringify(pathFault?.path);
    if (pathFault && !reported.has(key)) {
      reported.add(key);
      faults.push({ keys: [...prefix, ...pathFault.path], fault: pathFault.fault });
    }
    const keys = [...prefix, ...entry.path, entry.property];
    const isReported = pathFault !== undefined || isForeign(keys);
    const fault =
      describeDropped(entry) ??
      (isReported ? undefined : (describeText(entry) ?? describeUnwritten(entry)));
    if (fault) faults.push({ keys, fault });
  }
  return faults;
}

/** Describes a declaration that the library accepts, but of which stylis writes nothing, or not all. */
function describeUnwritten({
  path,
  property,
  value,
}: Omit<StyleEntry, 'status'>): Fault | undefined {
  const values = [...listValues(property, value)];
  if (values.some((one) => hasOpenComment(path, one))) {
    return {
      severity: 'warning',
      code: 'broken-css',
      losesStyle: true,
      message: `The comment in "${property}" is not closed in the rule for right-to-left pages, so the rest of an extracted style sheet is lost.`,
      remedy: 'Write the comment outside of the string.',
    };
  }
  const lost = values.find((one) => isUnwritten(path, one));
  if (!lost) return undefined;
  const reason = `"${String(lost.value)}" is not a CSS value.`;
  return {
    severity: 'warning',
    code: 'no-rule',
    losesStyle: true,
    message: lost.isFallback
      ? `One of the fallback values of "${lost.property}" is lost: ${reason}`
      : `This writes no rule: ${reason}`,
    remedy: TEMPLATE_REMEDY,
  };
}

/** Whether the library cuts a comment in two, as it does where it mirrors the parts of a radius. */
function hasOpenComment(path: readonly string[], { property, value }: StyleValue): boolean {
  if (typeof value !== 'string' || !value.includes('/*')) return false;
  return writeRules(path, property, value).some((rule) => /\/\*(?![^]*\*\/)/.test(String(rule)));
}

/** Whether stylis writes nothing for a value: braces and at-rules are lost. An empty value is reported by browsers. */
function isUnwritten(path: readonly string[], { property, value }: StyleValue): boolean {
  if (typeof value !== 'string' || !/[{@]/.test(value) || value === RESET) return false;
  return writeRules(path, property, value).length === 0;
}

/** The rules that the library writes for a value, for both directions. */
function writeRules(path: readonly string[], property: string, value: string) {
  const [, , rules] = resolveResetStyleRules(nestValue(path, property, value) as never);
  return Object.values(rules).flat();
}

/** Reports an error of the library itself, which does not validate its input. */
export function diagnoseResolve(files: SourceFiles, call: GriffelCall, error: unknown): Diagnostic {
  return createDiagnostic(files, call.range, {
    severity: 'error',
    code: 'library-error',
    message: `${call.kind}() fails on these styles: ${error instanceof Error ? error.message : String(error)}`,
    remedy: 'Look for a value that is not a string, a number, an array or an object of styles.',
  });
}
