import valueParser, { type Node } from 'postcss-value-parser';
import { nameBorderPart } from '../lint/vocabulary/nameBorderPart.ts';

/** A property that makeStyles supports. */
export interface Property {
  /** In the syntax of CSS. */
  name: string;
  value: string;
  /** The names of known keyframes, which replace `value`. */
  keyframes?: readonly string[];
}

const FOUR = /^border-(color|style|width)$/;
const LOGICAL = /^border-(block|inline)(?:-(start|end))?$/;
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/i;
const SIDES = ['top', 'right', 'bottom', 'left'];

/**
 * Rewrites a declaration for makeStyles: shorthands that makeStyles drops become longhands, and an animation
 * with known keyframes becomes `animation-name` and the other longhands that it sets.
 *
 * @param value without `!important`
 * @param knowsKeyframes says whether keyframes with that name are in the same text
 * @returns a reason if the declaration cannot be written
 */
export function expandDeclaration(
  name: string,
  value: string,
  knowsKeyframes: (name: string) => boolean,
): readonly Property[] | string {
  if (name === 'all')
    return 'makeStyles has no "all". Reset the properties that you mean one by one.';
  const four = FOUR.exec(name);
  if (four) {
    const values = splitValue(value, 'space');
    if (values.length === 0 || values.length > 4) return `"${name}" takes one to four values.`;
    if (values.length > 1 && values.some((one) => /var\(/i.test(one))) {
      return `makeStyles needs "${name}" as longhands, but a variable among several values can stand for any number of them.`;
    }
    const [top = '', right = top, bottom = top, left = right] = values;
    return [top, right, bottom, left].map((one, index) => ({
      name: `border-${SIDES[index] ?? ''}-${four[1] ?? ''}`,
      value: one,
    }));
  }
  if (LOGICAL.test(name)) return expandLogicalBorder(name, value);
  if (name === 'animation') return expandAnimation(value, knowsKeyframes);
  if (name === 'animation-name') {
    const names = splitValue(value, ',');
    if (!names.some(knowsKeyframes)) return [{ name, value }];
    if (!names.every(knowsKeyframes)) return 'Some of these keyframes are not in the text.';
    return [{ name, value, keyframes: names }];
  }
  return [{ name, value }];
}

function expandLogicalBorder(name: string, value: string): readonly Property[] | string {
  const parts = splitValue(value, 'space');
  if (parts.some((part) => /var\(/i.test(part))) {
    return `makeStyles needs "${name}" as longhands, but its variable can stand for any of them.`;
  }
  const longhands: Record<string, string> = {
    width: 'medium',
    style: 'none',
    color: 'currentcolor',
  };
  for (const part of parts) {
    if (WIDE.test(part)) {
      if (parts.length > 1) return `"${part}" cannot be one of several values.`;
      for (const key of Object.keys(longhands)) longhands[key] = part;
    } else longhands[nameBorderPart(part).toLowerCase()] = part;
  }
  const ends = /-(?:start|end)$/.test(name) ? [name] : [`${name}-start`, `${name}-end`];
  return ends.flatMap((end) =>
    Object.entries(longhands).map(([part, one]) => ({ name: `${end}-${part}`, value: one })),
  );
}

const TIME = /^[+-]?[\d.]+m?s$/i;
const ANIMATION_WORDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'timing-function',
    /^(?:linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|(?:cubic-bezier|steps|linear)\(.*\))$/i,
  ],
  ['iteration-count', /^(?:infinite|[\d.]+)$/i],
  ['direction', /^(?:normal|reverse|alternate|alternate-reverse)$/i],
  ['fill-mode', /^(?:none|forwards|backwards|both)$/i],
  ['play-state', /^(?:running|paused)$/i],
];
const ANIMATION_DEFAULTS: Readonly<Record<string, string>> = {
  duration: '0s',
  'timing-function': 'ease',
  delay: '0s',
  'iteration-count': '1',
  direction: 'normal',
  'fill-mode': 'none',
  'play-state': 'running',
};

function expandAnimation(
  value: string,
  knowsKeyframes: (name: string) => boolean,
): readonly Property[] | string {
  const animations = splitValue(value, ',');
  if (!animations.some((one) => splitValue(one, 'space').some(knowsKeyframes))) {
    return [{ name: 'animation', value }];
  }
  const names: string[] = [];
  const read: Record<string, string>[] = [];
  for (const animation of animations) {
    const found: Record<string, string> = {};
    for (const part of splitValue(animation, 'space')) {
      if (TIME.test(part)) {
        found[found['duration'] === undefined ? 'duration' : 'delay'] = part;
        continue;
      }
      const word = ANIMATION_WORDS.find(
        ([key, pattern]) => found[key] === undefined && pattern.test(part),
      );
      if (word) found[word[0]] = part;
      else if (found['name'] === undefined && knowsKeyframes(part)) found['name'] = part;
      else {
        return `"${part}" is neither a known animation value nor the name of keyframes in the text.`;
      }
    }
    if (found['name'] === undefined)
      return 'One of these animations has no keyframes, but others do.';
    names.push(found['name']);
    read.push(found);
  }
  const properties: Property[] = [
    { name: 'animation-name', value: names.join(', '), keyframes: names },
  ];
  for (const [key, initial] of Object.entries(ANIMATION_DEFAULTS)) {
    // With a single animation, initial values are left out. With several, each longhand lists all values.
    if (read.length === 1 && read[0]?.[key] === undefined) continue;
    properties.push({
      name: `animation-${key}`,
      value: read.map((found) => found[key] ?? initial).join(', '),
    });
  }
  return properties;
}

function splitValue(value: string, by: 'space' | ','): string[] {
  const parts: Node[][] = [[]];
  for (const node of valueParser(value).nodes) {
    if (node.type === 'comment') continue;
    const divides = by === ',' ? node.type === 'div' && node.value === ',' : node.type === 'space';
    if (divides) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.map((nodes) => valueParser.stringify(nodes).trim()).filter((part) => part !== '');
}
