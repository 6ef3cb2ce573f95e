const SIDES = ['top', 'right', 'bottom', 'left'];
const PARTS = ['width', 'style', 'color'];
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
const PLACES: Readonly<Record<string, string>> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};
const AXES: Readonly<Record<string, readonly string[]>> = {
  block: ['top', 'bottom'],
  inline: ['left', 'right'],
};

const LONGHANDS = new Map<string, readonly string[]>(
  Object.entries({
    flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
    'flex-flow': ['flex-direction', 'flex-wrap'],
    font: [
      ...['family', 'size', 'stretch', 'style', 'variant', 'weight', 'kerning'].map(
        (x) => `font-${x}`,
      ),
      ...['font-feature-settings', 'font-variation-settings', 'font-variant-numeric'],
      ...['font-variant-caps', 'font-variant-ligatures', 'line-height'],
    ],
    gap: ['row-gap', 'column-gap'],
    'grid-gap': ['row-gap', 'column-gap'],
    'grid-area': ['grid-row-start', 'grid-row-end', 'grid-column-start', 'grid-column-end'],
    'grid-row': ['grid-row-start', 'grid-row-end'],
    'grid-column': ['grid-column-start', 'grid-column-end'],
    columns: ['column-width', 'column-count'],
    'place-items': ['align-items', 'justify-items'],
    'place-content': ['align-content', 'justify-content'],
    'place-self': ['align-self', 'justify-self'],
    outline: ['outline-color', 'outline-style', 'outline-width'],
    overflow: ['overflow-x', 'overflow-y'],
    'border-radius': CORNERS.map((corner) => `border-${corner}-radius`),
    inset: SIDES,
    border: SIDES.flatMap((side) => PARTS.map((part) => `border-${side}-${part}`)).concat(
      ...['source', 'slice', 'width', 'outset', 'repeat'].map((x) => `border-image-${x}`),
    ),
    margin: SIDES.map((side) => `margin-${side}`),
    padding: SIDES.map((side) => `padding-${side}`),
    ...group('background', 'attachment clip color image origin position-x position-y repeat size'),
    'background-position': ['background-position-x', 'background-position-y'],
    ...group('list-style', 'image position type'),
    ...group('text-decoration', 'color line style thickness'),
    ...group('transition', 'behavior delay duration property timing-function'),
    ...group(
      'animation',
      'delay direction duration fill-mode iteration-count name play-state timing-function',
    ),
    ...group('mask', 'clip composite image mode origin position repeat size'),
    ...group('grid-template', 'areas columns rows'),
    'text-emphasis': ['text-emphasis-color', 'text-emphasis-style'],
    'column-rule': ['column-rule-color', 'column-rule-style', 'column-rule-width'],
    'white-space': ['white-space-collapse', 'text-wrap-mode'],
    'text-wrap': ['text-wrap-mode', 'text-wrap-style'],
  }),
);
for (const part of PARTS) {
  LONGHANDS.set(
    `border-${part}`,
    SIDES.map((side) => `border-${side}-${part}`),
  );
}
for (const side of SIDES) {
  LONGHANDS.set(
    `border-${side}`,
    PARTS.map((part) => `border-${side}-${part}`),
  );
}

/**
 * Names the longhands that a declaration sets, so that declarations can be compared. Logical sides are
 * named after the physical ones of text that runs from left to right and from top to bottom.
 *
 * @param property as CSS writes it, `margin-inline`
 */
export function listLonghands(property: string): readonly string[] {
  const known = LONGHANDS.get(property);
  if (known) return known;
  const logical =
    /^(margin|padding|inset|border)-(block|inline)(?:-(start|end))?(?:-(width|style|color))?$/.exec(
      property,
    );
  if (!logical) return [property];
  const [, base = '', axis = '', end, part] = logical;
  const sides = end ? [PLACES[`${axis}-${end}`] ?? ''] : (AXES[axis] ?? []);
  if (base === 'inset') return sides;
  return sides.flatMap((side) =>
    base === 'border'
      ? (part ? [part] : PARTS).map((x) => `border-${side}-${x}`)
      : [`${base}-${side}`],
  );
}

function group(base: string, names: string): Record<string, string[]> {
  return { [base]: names.split(' ').map((name) => `${base}-${name}`) };
}
