import type { Direction } from '../types.ts';

/** The name of a property in a style object: `-webkit-box-shadow` becomes `WebkitBoxShadow`. */
export function camelize(name: string): string {
  if (name.startsWith('--')) return name;
  return name
    .toLowerCase()
    .replace(/^-ms-/, 'ms-')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The name of a property in CSS: `paddingLeft` becomes `padding-left`, `WebkitMask` `-webkit-mask`. */
export function hyphenate(property: string): string {
  if (property.startsWith('--')) return property;
  return property
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^ms-/, '-ms-');
}

const SIDES = 'Top Right Bottom Left';
const BORDER = 'borderTop borderRight borderBottom borderLeft';
const PARTS = 'Width Style Color';

/** Shorthands whose parts cannot be derived from their names. Parts may be shorthands themselves. */
const PARTS_OF: Readonly<Record<string, string>> = {
  animation: prefix(
    'animation',
    'Delay Direction Duration FillMode IterationCount Name PlayState RangeEnd RangeStart Timeline TimingFunction',
  ),
  animationRange: prefix('animationRange', 'Start End'),
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
  font: `lineHeight fontVariant ${prefix(
    'font',
    'Family FeatureSettings Kerning LanguageOverride OpticalSizing Size SizeAdjust Stretch Style VariationSettings Weight',
  )}`,
  fontSynthesis: prefix('fontSynthesis', 'SmallCaps Style Weight'),
  fontVariant: prefix('fontVariant', 'Alternates Caps EastAsian Emoji Ligatures Numeric Position'),
  gap: 'rowGap columnGap',
  gridGap: 'rowGap columnGap',
  gridArea: 'gridRow gridColumn',
  gridColumn: 'gridColumnStart gridColumnEnd',
  gridColumnGap: 'columnGap',
  gridRow: 'gridRowStart gridRowEnd',
  gridRowGap: 'rowGap',
  gridTemplate: prefix('gridTemplate', 'Areas Columns Rows'),
  grid: `gridTemplate ${prefix('gridAuto', 'Columns Flow Rows')}`,
  inset: 'top right bottom left',
  listStyle: prefix('listStyle', 'Image Position Type'),
  margin: prefix('margin', SIDES),
  marker: prefix('marker', 'Start Mid End'),
  mask: prefix('mask', 'Clip Composite Image Mode Origin Position Repeat Size'),
  offset: prefix('offset', 'Anchor Distance Path Position Rotate'),
  outline: prefix('outline', PARTS),
  overflow: prefix('overflow', 'X Y'),
  overscrollBehavior: prefix('overscrollBehavior', 'X Y'),
  padding: prefix('padding', SIDES),
  pageBreakAfter: 'breakAfter',
  pageBreakBefore: 'breakBefore',
  pageBreakInside: 'breakInside',
  placeContent: 'alignContent justifyContent',
  placeItems: 'alignItems justifyItems',
  placeSelf: 'alignSelf justifySelf',
  positionTry: prefix('positionTry', 'Fallbacks Order'),
  scrollMargin: prefix('scrollMargin', SIDES),
  scrollPadding: prefix('scrollPadding', SIDES),
  scrollTimeline: prefix('scrollTimeline', 'Axis Name'),
  textBox: prefix('textBox', 'Edge Trim'),
  textDecoration: prefix('textDecoration', 'Line Style Color Thickness'),
  textEmphasis: prefix('textEmphasis', 'Style Color'),
  textWrap: prefix('textWrap', 'Mode Style'),
  transition: prefix('transition', 'Behavior Delay Duration Property TimingFunction'),
  viewTimeline: prefix('viewTimeline', 'Axis Inset Name'),
  whiteSpace: 'whiteSpaceCollapse textWrapMode',
  wordWrap: 'overflowWrap',
};

/** Prefixed names that browsers treat as the property without prefix. */
const ALIASES =
  /^Webkit(?=Align|Animation|Appearance|Backface|Background|Border\w*Radius|Box(?:Shadow|Sizing)|ClipPath|Column|Filter|Flex|FontFeature|Hyphenate|JustifyContent|Mask(?!BoxImage)|Opacity|Order|Perspective|Print|Shape|Text(?:Emphasis|SizeAdjust)|Transform|Transition|UserSelect)(.)/;

const SIDE_OF_BORDER = /^border(Top|Right|Bottom|Left)$/;
const LOGICAL =
  /^(margin|padding|inset|border|scrollMargin|scrollPadding)(Block|Inline)(Start|End)?(Width|Style|Color)?$/;
const LOGICAL_RADIUS = /^border(Start|End)(Start|End)Radius$/;
const LOGICAL_SIZE = /^(min|max)?(inlineSize|blockSize|InlineSize|BlockSize)$/;
const LOGICAL_AXIS = /^(overflow|overscrollBehavior)(Block|Inline)$/;

/**
 * Lists the physical longhands that a property sets in horizontal text. Two properties compete for the
 * longhands that they have in common.
 *
 * @param given - the property as in a style object; custom properties are returned unchanged
 * @example listLonghands('marginInline', 'ltr') // ['marginLeft', 'marginRight']
 */
export function listLonghands(given: string, direction: Direction): string[] {
  const property = given.replace(ALIASES, (_, first: string) => first.toLowerCase());
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
  const [, base, logicalAxis] = LOGICAL_AXIS.exec(property) ?? [];
  return base === undefined ? undefined : [base + (logicalAxis === 'Inline' ? 'X' : 'Y')];
}

function prefix(start: string, parts: string): string {
  return parts.replaceAll(/\w+/g, `${start}$&`);
}
