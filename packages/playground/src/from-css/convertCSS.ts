import { camelize } from '@griffel-site/engine/propertyNames';
import type { GriffelStyle } from '@griffel/core';
import {
  isKeyframes,
  isNumber,
  joinWords,
  makeUnique,
  printStyles,
  type ConvertedSlot,
  type Tree,
} from './printStyles.ts';
import {
  readStylesheet,
  wrap,
  type Atom,
  type NotExpressed,
  type Stylesheet,
} from './readStylesheet.ts';
import { keySlot, settleOrder, writeSteps } from './settleOrder.ts';

export interface Conversion {
  /** The TypeScript source of the module. */
  source: string;
  /** In the order for `mergeClasses`. */
  slots: readonly ConvertedSlot[];
  /** The arguments of `makeStyles` in the module, with keyframes inserted. */
  styles: Readonly<Record<string, GriffelStyle>>;
  /** The arguments of `makeStaticStyles` in the module. */
  statics: readonly (string | Readonly<Record<string, Readonly<Record<string, string>>>>)[];
  notExpressed: readonly NotExpressed[];
  /** How many declarations the text has, and how many of them were converted for all of their selectors. */
  share: { declarations: number; converted: number };
  /** The selectors that were converted, each as an empty rule inside its conditions. */
  selectors: readonly string[];
  /** The CSS that was converted, for comparison with the styles. */
  original: string;
  error?: { line: number; column: number; message: string };
}

/** The maximum length of a text, in UTF-16 code units. */
const MAX_LENGTH = 200_000;

/**
 * Converts a stylesheet to Griffel styles. Never throws: if the text cannot be parsed, `error` says why and
 * where, and `notExpressed` lists what has no equivalent.
 */
export function convertCSS(text: string): Conversion {
  if (text.length > MAX_LENGTH) {
    return fail(
      1,
      1,
      `The text has ${String(text.length)} characters; at most ${String(MAX_LENGTH)} are converted at once. Paste a part of it.`,
    );
  }
  const sheet = readStylesheet(text);
  if (sheet.error) return fail(sheet.error.line, sheet.error.column, sheet.error.message);
  const slots = nameSlots(sheet.atoms);
  const atoms = settleOrder(splitAxes(sheet.atoms));
  const trees = buildTrees(slots, atoms);
  const used = new Set(atoms.flatMap(({ property }) => property.keyframes ?? []));
  const { frames, unused } = splitKeyframes(sheet.keyframes, used);
  const statics = [...unused, ...sheet.statics.map(writeStatic)];
  const full = slots.filter(({ name }) => Object.keys(trees[name] ?? {}).length > 0);
  const styles = Object.fromEntries(
    full.map(({ name }) => [name, resolve(trees[name] ?? {}, frames) as GriffelStyle]),
  );
  return {
    source: printStyles(full, trees, frames, statics),
    slots: full,
    styles,
    statics,
    notExpressed: [...sheet.notExpressed].sort((a, b) => a.line - b.line || a.column - b.column),
    share: { declarations: sheet.declarations, converted: sheet.declarations - sheet.lost },
    original: printOriginal(sheet),
    selectors: [
      ...new Set([
        ...sheet.atoms.map(({ place, conditions }) => wrap(`${place.selector}{}`, conditions)),
        ...sheet.statics
          .filter(({ selector }) => !selector.startsWith('@'))
          .map(({ selector, conditions }) => wrap(`${selector}{}`, conditions)),
      ]),
    ],
  };
}

/** Puts each declaration into the styles of its slot, inside the keys for its selector and conditions. */
function buildTrees(slots: readonly ConvertedSlot[], atoms: readonly Atom[]): Record<string, Tree> {
  const trees: Record<string, Tree> = Object.fromEntries(slots.map(({ name }) => [name, {}]));
  const names = new Map(slots.map(({ name, classes }) => [keySlot(classes), name]));
  for (const atom of atoms) {
    let tree = trees[names.get(keySlot(atom.place.classes)) ?? ''];
    for (const step of writeSteps(atom)) {
      if (!tree) continue;
      const inner = (tree[step] ??= {});
      tree = inner as Tree;
    }
    if (!tree) continue;
    const { name, value, keyframes } = atom.property;
    const suffix = atom.isImportant ? ' !important' : '';
    const key = camelize(name);
    // Keys are in the order of their last declarations, which matters for shorthands.
    Reflect.deleteProperty(tree, key);
    tree[key] = keyframes
      ? { keyframes }
      : atom.fallbacks.length > 0
        ? [...atom.fallbacks, value].map((one) => one + suffix)
        : value + suffix;
  }
  return trees;
}

type Frames = Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>;

/** Keyframes that slots use become objects in their styles; the others become static rules. */
function splitKeyframes(
  keyframes: Stylesheet['keyframes'],
  used: ReadonlySet<string>,
): { frames: Frames; unused: string[] } {
  const frames: Frames = {};
  const unused: string[] = [];
  for (const [name, steps] of keyframes) {
    if (used.has(name)) {
      frames[name] = Object.fromEntries(
        Object.entries(steps).map(([step, style]) => [step, camelizeKeys(Object.entries(style))]),
      );
    } else {
      unused.push(printKeyframes(name, steps));
    }
  }
  return { frames, unused };
}

/** Writes a rule for makeStaticStyles: as an object, or as CSS if it has conditions or fallback values. */
function writeStatic({
  selector,
  conditions,
  declarations,
  css,
}: Stylesheet['statics'][number]): string | Record<string, Record<string, string>> {
  const keys = new Set(declarations.map(([name]) => name));
  return conditions.length > 0 || keys.size < declarations.length
    ? css
    : { [selector]: camelizeKeys(declarations) };
}

function camelizeKeys(
  entries: Iterable<readonly [name: string, value: string]>,
): Record<string, string> {
  return Object.fromEntries([...entries].map(([name, value]) => [camelize(name), value]));
}

function resolve(tree: Tree, frames: Readonly<Record<string, object>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (typeof value === 'string') return [key, isNumber(key, value) ? Number(value) : value];
      if (Array.isArray(value)) return [key, value];
      if (isKeyframes(value)) {
        const found = value.keyframes.map((name) => frames[name]);
        return [key, found.length === 1 ? found[0] : found];
      }
      return [key, resolve(value as Tree, frames)];
    }),
  );
}

/**
 * Splits `margin-inline` and the like if the slot also has `margin`. Otherwise the order of insertion would
 * decide between the two.
 */
function splitAxes(atoms: readonly Atom[]): Atom[] {
  const whole = new Set<string>();
  for (const { place, property } of atoms) {
    if (/^(?:margin|padding|inset)$/.test(property.name)) {
      whole.add(`${keySlot(place.classes)} ${property.name}`);
    }
  }
  return atoms.flatMap((atom) => {
    const axis = /^(margin|padding|inset)-(?:inline|block)$/.exec(atom.property.name);
    const values = atom.property.value.split(' ');
    const [start = '', end = start] = values;
    const isPlain =
      values.length <= 2 && !/[()]/.test(values.length > 1 ? atom.property.value : '');
    if (!axis || !isPlain || atom.fallbacks.length > 0) return atom;
    if (!whole.has(`${keySlot(atom.place.classes)} ${axis[1] ?? ''}`)) return atom;
    return [
      { ...atom, property: { name: `${axis[0]}-start`, value: start } },
      { ...atom, property: { name: `${axis[0]}-end`, value: end } },
    ];
  });
}

function printOriginal(sheet: Stylesheet): string {
  const rules = new Map<string, { order: number; css: string }>();
  for (const { place, declaration, conditions, order, property, fallbacks } of sheet.atoms) {
    const values = [...fallbacks.map((one) => `${property.name}: ${one};`), declaration].join(' ');
    rules.set(`${place.selector}|${String(order)}`, {
      order,
      css: wrap(`${place.selector} { ${values} }`, conditions),
    });
  }
  const statics = sheet.statics.map(({ css, order }) => ({ css, order }));
  const frames = [...sheet.keyframes].map(([name, steps]) => printKeyframes(name, steps));
  const sorted = [...rules.values(), ...statics].sort((a, b) => a.order - b.order);
  return [...frames, ...sorted.map(({ css }) => css)].join('\n');
}

function printKeyframes(name: string, steps: Frames[string]): string {
  const body = Object.entries(steps).map(([step, style]) => {
    const declarations = Object.entries(style).map(([key, value]) => `${key}: ${value};`);
    return `${step} { ${declarations.join(' ')} }`;
  });
  return `@keyframes ${name} { ${body.join(' ')} }`;
}

function nameSlots(atoms: readonly Atom[]): ConvertedSlot[] {
  const slots = new Map<string, ConvertedSlot & { keeps: string[] }>();
  const taken = new Set<string>();
  for (const { place, line } of atoms) {
    const key = keySlot(place.classes);
    let slot = slots.get(key);
    if (!slot) {
      const name = makeUnique(nameSlot(place.classes), taken);
      taken.add(name);
      slot = { name, classes: place.classes, line, keeps: [] };
      slots.set(key, slot);
    }
    for (const [, kept = ''] of place.rest.matchAll(/\.((?:\\.|[\w-]|[\u0080-\uffff])+)/g)) {
      if (!slot.keeps.includes(kept)) slot.keeps.push(kept);
    }
  }
  return [...slots.values()].sort((a, b) => a.classes.length - b.classes.length || a.line - b.line);
}

function nameSlot(classes: readonly string[]): string {
  const words = joinWords(classes.join('-'));
  const name = words.charAt(0).toLowerCase() + words.slice(1);
  return /^\p{L}/u.test(name) && name !== 'constructor' ? name : `_${name}`;
}

function fail(line: number, column: number, message: string): Conversion {
  return {
    source: '',
    slots: [],
    styles: {},
    statics: [],
    notExpressed: [],
    share: { declarations: 0, converted: 0 },
    selectors: [],
    original: '',
    error: { line, column, message },
  };
}
