import type { AnalyzedCall, AnalyzedDeclaration } from '../Analysis.ts';
import type { ResolvedRule } from '../resolve/ResolvedCall.ts';
import type { Direction } from '../types.ts';
import {
  compareSpecificity,
  computeSpecificity,
  readRule,
  type RuleParts,
  type Specificity,
  splitSelectors,
} from './readRule.ts';

/** A declaration that styles an element, as the cascade sees it. */
export interface Contender {
  declaration: AnalyzedDeclaration;
  /** The call and the slot that it first came from. */
  call: AnalyzedCall;
  className: string;
  rule: ResolvedRule;
  specificity: Specificity;
  /** Undefined outside of layers. */
  layer: string | undefined;
  isScoped: boolean;
  isImportant: boolean;
  /** Which element it styles, seen from the one with the class: empty for itself, else `::before` or `> .icon`. */
  subject: string;
  longhands: readonly string[];
}

/**
 * Finds the declarations whose classes are in a list, in the order of the calls. A class that several
 * slots share is there once for each of its properties.
 *
 * @param className - of an element, e.g. `___1abc f1 f2 r3`
 */
export function readContenders(
  className: string,
  calls: readonly AnalyzedCall[],
  direction: Direction,
): Contender[] {
  const names = new Set(className.split(/\s+/));
  /** Whose each class is; another call with the same class adds nothing. */
  const owners = new Map<string, AnalyzedCall>();
  const contenders: Contender[] = [];
  for (const call of calls) {
    for (const declaration of call.declarations) {
      const name = declaration.className?.[direction];
      if (name === undefined || !names.has(name) || declaration.overriddenBy !== undefined)
        continue;
      // A class of makeStyles holds one declaration; a reset class holds all of its own.
      const owner = owners.get(name);
      if (owner && (owner !== call || call.kind === 'makeStyles')) continue;
      owners.set(name, call);
      const contender = readContender(declaration, call, name, direction);
      if (contender) contenders.push(contender);
    }
  }
  return contenders;
}

function readContender(
  declaration: AnalyzedDeclaration,
  call: AnalyzedCall,
  className: string,
  direction: Direction,
): Contender | undefined {
  for (const rule of declaration.rules) {
    if (/^@(?:-\w+-)?keyframes/.test(rule.css)) continue;
    const parts = choosePart(readRule(rule.css), className, declaration);
    if (!parts) continue;
    const selectors = splitSelectors(parts.selector);
    return {
      declaration,
      call,
      className,
      rule,
      specificity: selectors.map(computeSpecificity).sort(compareSpecificity).at(-1) ?? [0, 0, 0],
      layer: readLayer(parts.atRules),
      isScoped: parts.atRules.some((one) => one.startsWith('@scope')),
      isImportant: [declaration.value].flat().some((one) => /!\s*important/.test(String(one))),
      subject: readSubject(selectors[0] ?? '', className),
      longhands: listLonghands(mirror(declaration, direction), direction),
    };
  }
  return undefined;
}

/** Of right-to-left pages, `marginLeft` is `marginRight`; the rule tells. */
function mirror({ property, rules, className }: AnalyzedDeclaration, direction: Direction): string {
  if (direction === 'ltr' || !className || className.ltr === className.rtl) return property;
  const rule = rules.find(({ css }) => css.includes(`.${className.rtl}`));
  const written = readRule(rule?.css ?? '')[0]?.body.split(':')[0];
  // A reset class holds many properties; only those of a side change their names.
  const swapped = property.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'));
  const isSwapped = written !== undefined && rule?.css.includes(`${hyphenate(swapped)}:`);
  return isSwapped === true ? swapped : property;
}

/** Of the rules inside one at-rule of a reset class, the one with this declaration. */
function choosePart(
  parts: readonly RuleParts[],
  className: string,
  { path, property }: AnalyzedDeclaration,
): RuleParts | undefined {
  const own = parts.filter(
    ({ atRules, selector }) =>
      selector.includes(`.${className}`) || atRules.some((one) => one.includes(`.${className}`)),
  );
  const written = path.filter((one) => !one.startsWith('@')).join('');
  const isSame = ({ selector }: RuleParts) =>
    bare(selector).replaceAll(`.${className}`, '') === bare(written).replaceAll('&', '');
  const declares = ({ body }: RuleParts) => `;${body}`.includes(`;${hyphenate(property)}:`);
  return own.find((one) => isSame(one) && declares(one)) ?? own.find(declares) ?? own[0];
}

function bare(selector: string): string {
  return selector.replaceAll(/\s+/g, '');
}

function hyphenate(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replaceAll(/[A-Z]/g, (char) => `-${char.toLowerCase()}`).replace(/^ms-/, '-ms-');
}

function readLayer(atRules: readonly string[]): string | undefined {
  const names = atRules.flatMap((one) => /^@layer\s+(.+)$/.exec(one)?.[1]?.trim() ?? []);
  return names.length === 0 ? undefined : names.join('.');
}

/** What stands behind the class, without the states of the element itself. */
function readSubject(selector: string, className: string): string {
  const at = selector.indexOf(`.${className}`);
  const tail = at === -1 ? '' : selector.slice(at + className.length + 1);
  const rest =
    /^(?:\\.|::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\]|[.#](?:[\w-]|\\.)+)*/.exec(tail)?.[0] ?? '';
  const element = /::[\w-]+|:(?:before|after)\b/.exec(rest)?.[0] ?? '';
  const inside = tail
    .slice(rest.length)
    .replaceAll(/(?<!:):(?!:)[\w-]+(?:\([^)]*\))?/g, '')
    .trim();
  return inside === '' ? element : inside;
}

const SIDES = 'Top Right Bottom Left';
const BORDER = 'borderTop borderRight borderBottom borderLeft';
const PARTS = 'Width Style Color';

/** Shorthands whose parts do not follow from their names. Parts may be shorthands themselves. */
const PARTS_OF: Readonly<Record<string, string>> = {
  animation: prefix(
    'animation',
    'Delay Direction Duration FillMode IterationCount Name PlayState Timeline TimingFunction',
  ),
  background: prefix('background', 'Attachment Clip Color Image Origin Position Repeat Size'),
  backgroundPosition: prefix('backgroundPosition', 'X Y'),
  border: `${BORDER} borderImage`,
  borderColor: BORDER.replaceAll(/\w+/g, '$&Color'),
  borderStyle: BORDER.replaceAll(/\w+/g, '$&Style'),
  borderWidth: BORDER.replaceAll(/\w+/g, '$&Width'),
  borderImage: prefix('borderImage', 'Outset Repeat Slice Source Width'),
  borderRadius: prefix('border', 'TopLeftRadius TopRightRadius BottomRightRadius BottomLeftRadius'),
  caret: prefix('caret', 'Color Shape'),
  columnRule: prefix('columnRule', PARTS),
  columns: 'columnWidth columnCount',
  container: 'containerName containerType',
  containIntrinsicSize: 'containIntrinsicWidth containIntrinsicHeight',
  flex: prefix('flex', 'Grow Shrink Basis'),
  flexFlow: prefix('flex', 'Direction Wrap'),
  font: `${prefix('font', 'Family Size Stretch Style Variant Weight')} lineHeight`,
  gap: 'rowGap columnGap',
  gridGap: 'rowGap columnGap',
  gridArea: 'gridRow gridColumn',
  gridColumn: 'gridColumnStart gridColumnEnd',
  gridRow: 'gridRowStart gridRowEnd',
  gridTemplate: prefix('gridTemplate', 'Areas Columns Rows'),
  grid: `gridTemplate ${prefix('gridAuto', 'Columns Flow Rows')}`,
  inset: 'top right bottom left',
  listStyle: prefix('listStyle', 'Image Position Type'),
  margin: prefix('margin', SIDES),
  mask: prefix('mask', 'Clip Composite Image Mode Origin Position Repeat Size'),
  offset: prefix('offset', 'Anchor Distance Path Position Rotate'),
  outline: prefix('outline', PARTS),
  overflow: prefix('overflow', 'X Y'),
  overscrollBehavior: prefix('overscrollBehavior', 'X Y'),
  padding: prefix('padding', SIDES),
  placeContent: 'alignContent justifyContent',
  placeItems: 'alignItems justifyItems',
  placeSelf: 'alignSelf justifySelf',
  scrollMargin: prefix('scrollMargin', SIDES),
  scrollPadding: prefix('scrollPadding', SIDES),
  textDecoration: prefix('textDecoration', 'Line Style Color Thickness'),
  textEmphasis: prefix('textEmphasis', 'Style Color'),
  transition: prefix('transition', 'Behavior Delay Duration Property TimingFunction'),
};

const SIDE_OF_BORDER = /^border(Top|Right|Bottom|Left)$/;
const LOGICAL =
  /^(margin|padding|inset|border|scrollMargin|scrollPadding)(Block|Inline)(Start|End)?(Width|Style|Color)?$/;
const LOGICAL_RADIUS = /^border(Start|End)(Start|End)Radius$/;
const LOGICAL_SIZE = /^(min|max)?(inlineSize|blockSize|InlineSize|BlockSize)$/;
const LOGICAL_AXIS = /^(overflow|overscrollBehavior)(Block|Inline)$/;

/**
 * Lists the physical longhands that a property sets in horizontal text: what two properties have in
 * common they compete for.
 *
 * @param property - as a style object writes it; custom properties stay as they are
 * @example listLonghands('marginInline', 'ltr') // ['marginLeft', 'marginRight']
 */
export function listLonghands(property: string, direction: Direction): string[] {
  const parts = Object.hasOwn(PARTS_OF, property) ? PARTS_OF[property] : undefined;
  if (parts !== undefined) {
    return parts.split(' ').flatMap((part) => listLonghands(part, direction));
  }
  if (SIDE_OF_BORDER.test(property)) return prefix(property, PARTS).split(' ');
  const physical = toPhysical(property, direction);
  return physical?.flatMap((one) => listLonghands(one, direction)) ?? [property];
}

function toPhysical(property: string, direction: Direction): string[] | undefined {
  const [start, end] = direction === 'ltr' ? ['Left', 'Right'] : ['Right', 'Left'];
  const [, kind, axis, edge, part = ''] = LOGICAL.exec(property) ?? [];
  if (kind !== undefined) {
    const both = axis === 'Block' ? ['Top', 'Bottom'] : [start, end];
    const sides = edge === undefined ? both : [edge === 'Start' ? both[0] : both[1]];
    return sides.map((side = '') => (kind === 'inset' ? side.toLowerCase() : kind + side + part));
  }
  const [, block, inline] = LOGICAL_RADIUS.exec(property) ?? [];
  if (block !== undefined) {
    const side = inline === 'Start' ? start : end;
    return [`border${block === 'Start' ? 'Top' : 'Bottom'}${side ?? ''}Radius`];
  }
  const [, limit = '', size] = LOGICAL_SIZE.exec(property) ?? [];
  if (size !== undefined) {
    const name = /inline/i.test(size) ? 'width' : 'height';
    return [limit === '' ? name : limit + (name === 'width' ? 'Width' : 'Height')];
  }
  const [, base, way] = LOGICAL_AXIS.exec(property) ?? [];
  return base === undefined ? undefined : [base + (way === 'Inline' ? 'X' : 'Y')];
}

function prefix(start: string, parts: string): string {
  return parts.replaceAll(/\w+/g, `${start}$&`);
}
