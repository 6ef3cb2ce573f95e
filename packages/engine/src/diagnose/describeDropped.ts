import type { StyleEntry } from '../resolve/walkStyles.ts';
import { type Fault, writeInstead } from './createDiagnostic.ts';
import { splitList } from '../explain/readRule.ts';

/** Describes why a property results in no rule; undefined for one that does. */
export function describeDropped({ status, property, value }: StyleEntry): Fault | undefined {
  const dropped = { severity: 'warning', losesStyle: true } as const;
  switch (status) {
    case 'declared':
      return undefined;
    case 'unsupported':
      return {
        ...dropped,
        code: 'unsupported-shorthand',
        message: `makeStyles() drops "${property}": it does not take this shorthand.`,
        remedy: describeLonghands(property, value),
      };
    case 'unresolved':
      return {
        ...dropped,
        code: 'dropped-selector',
        message: `"${property}" is dropped: it is neither a selector that starts at the element nor a supported at-rule.`,
        ...suggestSelector(property),
      };
    case 'bad-scope': {
      const limit = /\bto\s+\(.*\)\s*$/.exec(property)?.[0].trim();
      return {
        ...dropped,
        code: 'scope-syntax',
        message: `"${property}" is dropped: the only supported form of @scope is "@scope to (…)".`,
        remedy: 'Write "@scope to (.boundary)".',
        ...(limit !== undefined && { replacements: [`@scope ${limit}`] }),
      };
    }
    case 'nested-scope':
      return {
        ...dropped,
        code: 'nested-scope',
        message: `"${property}" is dropped: it is inside another @scope.`,
        remedy: 'Use only one @scope per rule.',
      };
    case 'mixed-fallbacks':
      return {
        ...dropped,
        code: 'mixed-fallbacks',
        message: `"${property}" is dropped: some of its fallback values are mirrored on right-to-left pages, and some are not.`,
        remedy: 'Put /* @noflip */ into all of the values, or into none.',
      };
    case 'empty-array':
      return {
        ...dropped,
        code: 'empty-array',
        message: `"${property}" is dropped: its array of fallback values is empty.`,
        remedy: 'Give it at least one value, or leave the property out.',
      };
    default:
      return status satisfies never;
  }
}

function describeLonghands(property: string, value: unknown): string {
  const helper = /^border(Color|Style|Width)$/.test(property);
  if (helper && (typeof value === 'string' || typeof value === 'number')) {
    const text = typeof value === 'string' ? `'${value}'` : String(value);
    return `Write ...shorthands.${property}(${text}).`;
  }
  if (helper) return `Write ...shorthands.${property}(…).`;
  if (property === 'all') return 'Reset each property separately, or use makeResetStyles().';
  return `Write its longhands, e.g. ${property}Width, ${property}Style and ${property}Color.`;
}

/** At-rules that Tailwind or Sass replaces. */
export const DIRECTIVE = /^@(?:apply|extend|include)\b/;

export const DIRECTIVE_REMEDY =
  'Write the declarations that it stands for: neither Tailwind nor Sass reads style objects.';

/** Names that are obviously not meant as those of elements. */
const STATE =
  /^(?:active|checked|disabled|empty|enabled|focus(?:-visible|-within)?|hover|invalid|link|required|valid|visited|(?:first|last|only)-child)$/;
const PSEUDO_ELEMENT =
  /^(?:after|backdrop|before|first-letter|first-line|marker|placeholder|selection)$/;

/** Whether it is the name of a pseudo-class or pseudo-element, without its colons. */
export function isState(name: string): boolean {
  return STATE.test(name) || PSEUDO_ELEMENT.test(name);
}

/** What to write for keys that hold styles in other libraries, and for shorthands with an object. */
const OTHER_LIBRARIES: readonly (readonly [key: RegExp, remedy: string])[] = [
  [/^selectors$/, 'Write these selectors beside the properties, without "selectors".'],
  [
    /^(?:variants|compoundVariants|defaultVariants)$/,
    'Write a slot for each variant, and merge them: mergeClasses(classes.root, classes.small).',
  ],
  [/^animation$/, 'Write the keyframes as animationName, beside animationDuration.'],
  [/^vars$/, 'Write the variables beside the properties: "--size": "4px".'],
  [
    /^(?:(?:sm|md|lg|[2-4]?x+[sl]|mobile|phone|tablet|desktop|landscape|portrait)$|\()/,
    'Write the condition into the key: "@media (min-width: 600px)".',
  ],
  [
    /^_?(?:dark|light)$/,
    'Write the condition into the key: "@media (prefers-color-scheme: dark)".',
  ],
  [
    /^(?:[a-z]+[A-Z]\w*|background|border|bottom|color|cursor|display|flex|gap|grid|height|inset|left|margin|opacity|outline|overflow|padding|position|right|top|transform|transition|visibility|width)$/,
    'Give the property a string. A condition goes around it: ":hover": { padding: "4px" }.',
  ],
];

/** Says what to write in place of a key that is dropped. */
function suggestSelector(property: string): Pick<Fault, 'remedy' | 'replacements'> {
  if (property.includes('&')) {
    const parent = property.slice(0, property.indexOf('&')).trim();
    const isAncestor = /^[^&,]+\s&$/.test(property);
    return {
      remedy: `For an element inside ${parent}, write ":global(${parent})" and put the styles into it.`,
      ...(isAncestor && { replacements: [`:global(${parent})`] }),
    };
  }
  if (/^(?:media|supports|container)\s*[\w\s]*\(/.test(property))
    return writeInstead(`@${property}`);
  if (/^(?:print|screen)$/.test(property)) return writeInstead(`@media ${property}`);
  const other = describeForeignKey(property);
  if (other !== undefined) return { remedy: other };
  // Panda and Chakra write _hover.
  const name = property.replace(/^_/, '');
  if (STATE.test(name)) return writeInstead(`:${name}`);
  if (PSEUDO_ELEMENT.test(name)) return writeInstead(`::${name}`);
  return suggestDescendants(property);
}

/** Takes a key for a selector without `&`. */
function suggestDescendants(property: string): Pick<Fault, 'remedy' | 'replacements'> {
  const parts = splitList(property);
  const join = (start: string): string => parts.map((part) => start + part).join(', ');
  // "&div" would be one name.
  const isName = parts.some((part) => /^[a-z*]/i.test(part));
  const remedy = `For descendants, write "& ${property}"`;
  return {
    remedy: isName ? `${remedy}.` : `${remedy}; for the element itself, "&${property}".`,
    ...(!parts.includes('') && { replacements: isName ? [join('& ')] : [join('& '), join('&')] }),
  };
}

/** Says what to write for a key that is not meant as a selector of descendants; undefined for one that may be. */
function describeForeignKey(property: string): string | undefined {
  if (/^(?:false|NaN|null|true|undefined|\[object Object\])$/.test(property)) {
    return 'Check the variable from which this key is computed.';
  }
  if (/^@(?:-\w+-)?keyframes\b|^(?:from|to|[\d.]+%)$/.test(property)) {
    return 'Put the keyframes into animationName: { from: { … }, to: { … } }.';
  }
  if (property.startsWith('@starting-style')) {
    return 'Give the element a class of your own, and pass the rule as a string: makeStaticStyles("@starting-style { .name { … } }").';
  }
  if (DIRECTIVE.test(property)) return DIRECTIVE_REMEDY;
  if (property.startsWith('@')) {
    return 'Use @media, @supports, @layer, @container or @scope; put others into makeStaticStyles().';
  }
  if (/^(?:media|supports|layer|container)$/.test(property)) {
    return `Write the condition as a key: "@${property} …".`;
  }
  return OTHER_LIBRARIES.find(([key]) => key.test(property))?.[1];
}
