/** A puzzle of the cascade or of mergeClasses, with what the explanation has to say. */
export interface ExplanationCase {
  name: string;
  /** Calls at the top of the file. */
  styles: string;
  /** The `className` of the element that is looked at, where `s` is `useStyles()` and `r` is `useReset()`. */
  className: string;
  /** More attributes of it. */
  attributes?: string;
  direction?: 'ltr' | 'rtl';
  /** What the test does with the element. */
  act?: 'hover' | 'focus' | 'press';
  /** Selectors and at-rules of the styles that hold then. */
  active?: readonly string[];
  /** As style objects write it. */
  property: string;
  pseudo?: '::before';
  /** The computed value, which is the value of the declaration that the explanation names. */
  value: string;
  /** What decides between the first two that apply; undefined where one is left. */
  reason?: string;
  /** What mergeClasses took away: `color: later`. */
  lost?: readonly string[];
  faults?: readonly string[];
  /** Whether the extracted style sheet decides otherwise. */
  isReversedByExtraction?: boolean;
}

const RED = 'rgb(255, 0, 0)';
const BLUE = 'rgb(0, 0, 255)';

const slots = (text: string): string => `const useStyles = makeStyles({ ${text} });`;
const one = (text: string): string => slots(`root: { ${text} }`);
const red = `color: '${RED}'`;
const blue = `color: '${BLUE}'`;
const nested = (a: string, b: string): string => one(`'${a}': { ${red} }, '${b}': { ${blue} }`);
const root = 's.root';
const both = 'mergeClasses(s.a, s.b)';
const color = { property: 'color' } as const;

export const EXPLANATIONS: readonly ExplanationCase[] = [
  // What mergeClasses decides.
  {
    name: 'the last set takes precedence',
    styles: slots(`a: { ${red} }, b: { ${blue} }`),
    className: both,
    ...color,
    value: BLUE,
    lost: ['color: later'],
  },
  {
    name: 'the order of the slots in makeStyles does not matter',
    styles: slots(`b: { ${blue} }, a: { ${red} }`),
    className: both,
    ...color,
    value: BLUE,
    lost: ['color: later'],
  },
  {
    name: 'three sets, each overrides the one before',
    styles: slots(`a: { ${red} }, b: { ${blue} }, c: { color: 'rgb(1, 2, 3)' }`),
    className: 'mergeClasses(s.a, s.b, s.c)',
    ...color,
    value: 'rgb(1, 2, 3)',
    lost: ['color: later', 'color: later'],
  },
  {
    name: 'an argument that is false brings nothing',
    styles: slots(`a: { ${red} }, b: { ${blue} }`),
    className: 'mergeClasses(s.a, s.b, false)',
    ...color,
    value: BLUE,
    lost: ['color: later'],
  },
  {
    name: 'a nested merge is an argument like others',
    styles: slots(`a: { ${red} }, b: { ${blue} }, c: { margin: '0' }`),
    className: 'mergeClasses(mergeClasses(s.c, s.a), s.b)',
    ...color,
    value: BLUE,
    lost: ['color: later'],
  },
  {
    name: 'a shorthand takes earlier longhands away',
    styles: slots(`a: { paddingTop: '7px' }, b: { padding: '3px' }`),
    className: both,
    property: 'paddingTop',
    value: '3px',
    lost: ['paddingTop: shorthand'],
  },
  {
    name: 'RESET takes an earlier declaration away',
    styles: slots(`a: { ${red} }, b: { color: RESET }`),
    className: both,
    ...color,
    value: 'rgb(0, 0, 0)',
    lost: ['color: reset-value'],
  },
  {
    name: 'the same condition is overridden',
    styles: slots(`a: { ':hover': { ${red} } }, b: { ':hover': { ${blue} } }`),
    className: both,
    act: 'hover',
    active: [':hover'],
    ...color,
    value: BLUE,
    lost: ['color: later'],
  },
  {
    name: 'a mirrored property is overridden on right-to-left pages',
    styles: slots(`a: { marginLeft: '7px' }, b: { marginLeft: '3px' }`),
    className: both,
    direction: 'rtl',
    property: 'marginRight',
    value: '3px',
    lost: ['marginLeft: later'],
  },
  // What stays beside something else.
  {
    name: 'a longhand after a shorthand: both stay, the longhand counts',
    styles: slots(`a: { padding: '3px' }, b: { paddingTop: '7px' }`),
    className: both,
    property: 'paddingTop',
    value: '7px',
    reason: 'priority',
  },
  {
    name: 'a physical shorthand leaves a logical longhand, which counts',
    styles: slots(`a: { marginInlineStart: '7px' }, b: { margin: '3px' }`),
    className: both,
    property: 'marginLeft',
    value: '7px',
    reason: 'priority',
  },
  {
    name: 'media queries that are written differently both stay',
    styles: slots(
      `a: { '@media (min-width: 1px)': { ${red} } }, b: { '@media (min-width:1px)': { ${blue} } }`,
    ),
    className: both,
    active: ['@media (min-width: 1px)', '@media (min-width:1px)'],
    ...color,
    value: BLUE,
    reason: 'condition',
    faults: ['different-text'],
  },
  {
    name: 'the first of two spellings counts if it comes later in the alphabet',
    styles: slots(
      `a: { '@media (min-width:1px)': { ${red} } }, b: { '@media (min-width: 1px)': { ${blue} } }`,
    ),
    className: both,
    active: ['@media (min-width: 1px)', '@media (min-width:1px)'],
    ...color,
    value: RED,
    reason: 'condition',
    faults: ['different-text'],
  },
  {
    name: 'a state of the first set counts before a plain value of the last',
    styles: slots(`a: { ':hover': { ${red} } }, b: { ${blue} }`),
    className: both,
    act: 'hover',
    active: [':hover'],
    ...color,
    value: RED,
    reason: 'specificity',
  },
  {
    name: 'a media query of the first set counts before a plain value of the last',
    styles: slots(`a: { '@media screen': { ${red} } }, b: { ${blue} }`),
    className: both,
    active: ['@media screen'],
    ...color,
    value: RED,
    reason: 'bucket',
  },
  {
    name: 'a reset class is underneath',
    styles: `${one(red)} const useReset = makeResetStyles({ ${blue} });`,
    className: 'mergeClasses(s.root, r)',
    ...color,
    value: RED,
    reason: 'bucket',
  },
  {
    name: 'a state of a reset class counts before a plain class',
    styles: `${one(red)} const useReset = makeResetStyles({ ':hover': { ${blue} } });`,
    className: 'mergeClasses(r, s.root)',
    act: 'hover',
    active: [':hover'],
    ...color,
    value: BLUE,
    reason: 'specificity',
  },
  {
    name: 'an at-rule of a reset class comes after plain classes',
    styles: `${one(red)} const useReset = makeResetStyles({ '@media screen': { ${blue} } });`,
    className: 'mergeClasses(r, s.root)',
    active: ['@media screen'],
    ...color,
    value: BLUE,
    reason: 'bucket',
  },
  {
    name: 'an at-rule of makeStyles comes after that of a reset class',
    styles: `${one(`'@media screen': { ${red} }`)} const useReset = makeResetStyles({ '@media screen': { ${blue} } });`,
    className: 'mergeClasses(r, s.root)',
    active: ['@media screen'],
    ...color,
    value: RED,
    reason: 'bucket',
  },
  {
    name: 'in a reset class, the declaration that is written last counts',
    styles: `const useReset = makeResetStyles({ ':hover': { ${red} }, ':enabled': { ${blue} } });`,
    className: 'r',
    act: 'hover',
    active: [':hover', ':enabled'],
    ...color,
    value: BLUE,
    reason: 'declared',
  },
  // What is not as it looks.
  {
    name: 'sets that are joined without mergeClasses all apply',
    styles: slots(`b: { ${blue} }, a: { ${red} }`),
    className: `s.a + ' ' + s.b`,
    ...color,
    value: RED,
    reason: 'arrival',
    faults: ['joined-sets'],
  },
  {
    name: 'sets that are joined in one argument: the second gets lost',
    styles: slots(`a: { ${red} }, b: { ${blue} }`),
    className: `mergeClasses(s.a + ' ' + s.b)`,
    ...color,
    value: RED,
    faults: ['joined-sets'],
  },
  {
    name: 'two reset classes',
    styles: `const useReset = makeResetStyles({ ${red} }); const useOther = makeResetStyles({ ${blue} });`,
    className: 'mergeClasses(r, useOther())',
    ...color,
    value: BLUE,
    reason: 'arrival',
    faults: ['two-resets'],
  },
  {
    name: 'a name behind a set gets lost',
    styles: slots(`a: { ${red} }, b: { ${blue} }`),
    className: `mergeClasses(s.a, s.b + ' large')`,
    ...color,
    value: BLUE,
    lost: ['color: later'],
    faults: ['names-behind-set'],
  },
  {
    name: 'a name before a set stays',
    styles: slots(`a: { ${red} }, b: { ${blue} }`),
    className: `mergeClasses(s.a, 'large ' + s.b)`,
    ...color,
    value: BLUE,
    lost: ['color: later'],
  },
  {
    name: 'a name with three underscores is cut',
    styles: one(red),
    className: `mergeClasses('my___name', s.root)`,
    ...color,
    value: RED,
    faults: ['underscores'],
  },
  // The order of the buckets.
  ...(
    [
      [':focus', ':hover', 'the pointer beats the focus'],
      [':focus-within', ':focus', ':focus after :focus-within'],
      [':focus', ':focus-visible', ':focus-visible after :focus'],
      [':focus-visible', ':hover', ':hover after :focus-visible'],
      [':hover', ':active', ':active after :hover'],
    ] as const
  ).map(([first, second, name]): ExplanationCase => ({
    name: `${name}, whatever is written first`,
    styles: nested(second, first),
    className: root,
    act: 'press',
    active: [first, second],
    ...color,
    value: RED,
    reason: 'bucket',
  })),
  {
    name: 'two states count before one',
    styles: nested(':focus:hover', ':active'),
    className: root,
    act: 'press',
    active: [':focus:hover', ':active'],
    ...color,
    value: RED,
    reason: 'specificity',
  },
  {
    name: 'a state of a plain bucket counts before a plain value',
    styles: one(`${red}, ':enabled': { ${blue} }`),
    className: root,
    active: [':enabled'],
    ...color,
    value: BLUE,
    reason: 'specificity',
  },
  {
    name: 'states without an order of their own: arrival decides',
    styles: nested(':checked', ':disabled'),
    className: root,
    attributes: 'type="checkbox" defaultChecked disabled',
    active: [':checked', ':disabled'],
    ...color,
    value: BLUE,
    reason: 'arrival',
  },
  {
    name: 'a physical and a logical shorthand: arrival decides',
    styles: one(`margin: '3px', marginInline: '7px'`),
    className: root,
    property: 'marginLeft',
    value: '7px',
    reason: 'arrival',
  },
  {
    name: 'and the other way round',
    styles: one(`marginInline: '7px', margin: '3px'`),
    className: root,
    property: 'marginLeft',
    value: '3px',
    reason: 'arrival',
  },
  {
    name: 'another component has inserted one of the rules first',
    styles: `const useFirst = makeStyles({ root: { marginInline: '7px' } });
      ${one(`marginInline: '7px', margin: '3px'`)}`,
    className: root,
    property: 'marginLeft',
    value: '3px',
    reason: 'arrival',
  },
  {
    name: 'a longhand counts before a shorthand that is written later in another set',
    styles: slots(`a: { overflowX: 'scroll' }, b: { overflowInline: 'clip', overflow: 'hidden' }`),
    className: both,
    property: 'overflowX',
    value: 'clip',
    reason: 'priority',
    lost: ['overflowX: shorthand'],
  },
  {
    name: 'a narrower shorthand counts before a wider one',
    styles: one(`borderTop: '3px solid ${RED}', border: '1px solid ${BLUE}'`),
    className: root,
    property: 'borderTopWidth',
    value: '1px',
  },
  {
    name: 'a narrower shorthand after a wider one',
    styles: one(`border: '1px solid ${BLUE}', borderTop: '3px solid ${RED}'`),
    className: root,
    property: 'borderTopWidth',
    value: '3px',
    reason: 'priority',
  },
  // Conditions, layers and scopes.
  {
    name: 'queries are ordered by their text: 20px after 100px',
    styles: nested('@media (min-width: 20px)', '@media (min-width: 100px)'),
    className: root,
    active: ['@media (min-width: 20px)', '@media (min-width: 100px)'],
    ...color,
    value: RED,
    reason: 'condition',
  },
  {
    name: 'a container query comes after a media query, and before it in an extracted sheet',
    styles: nested('@media screen', '@container (min-width: 1px)'),
    className: root,
    active: ['@media screen', '@container (min-width: 1px)'],
    ...color,
    value: BLUE,
    reason: 'bucket',
    isReversedByExtraction: true,
  },
  {
    name: '@supports comes before @media',
    styles: nested('@media screen', '@supports (display: grid)'),
    className: root,
    active: ['@media screen', '@supports (display: grid)'],
    ...color,
    value: RED,
    reason: 'bucket',
  },
  {
    name: 'a state counts before a media query',
    styles: nested(':hover', '@media screen'),
    className: root,
    act: 'hover',
    active: [':hover', '@media screen'],
    ...color,
    value: RED,
    reason: 'specificity',
  },
  {
    name: 'what is outside of layers counts before what is inside',
    styles: one(`${red}, '@layer top': { ${blue} }`),
    className: root,
    active: ['@layer top'],
    ...color,
    value: RED,
    reason: 'layer',
  },
  {
    name: 'of two layers the later one counts',
    styles: nested('@layer zeta', '@layer alpha'),
    className: root,
    active: ['@layer zeta', '@layer alpha'],
    ...color,
    value: BLUE,
    reason: 'layer',
  },
  {
    name: 'a layer counts even against a state of an earlier layer',
    styles: one(`'@layer a': { ':hover': { ${red} } }, '@layer b': { ${blue} }`),
    className: root,
    act: 'hover',
    active: ['@layer a', '@layer b', ':hover'],
    ...color,
    value: BLUE,
    reason: 'layer',
  },
  {
    name: 'a rule in @scope counts before one outside',
    styles: one(`'@scope to (.limit)': { ${blue} }, ${red}`),
    className: root,
    active: ['@scope to (.limit)'],
    ...color,
    value: BLUE,
    reason: 'scope',
  },
  {
    name: '!important counts before a state',
    styles: one(`color: '${RED} !important', ':hover': { ${blue} }`),
    className: root,
    act: 'hover',
    active: [':hover'],
    ...color,
    value: RED,
    reason: 'important',
  },
  {
    name: 'in layers, !important counts in reverse',
    styles: one(
      `'@layer a': { color: '${RED} !important' }, '@layer b': { color: '${BLUE} !important' }`,
    ),
    className: root,
    active: ['@layer a', '@layer b'],
    ...color,
    value: RED,
    reason: 'layer',
  },
  {
    name: 'a pseudo-element is a contest of its own',
    styles: slots(
      `a: { '::before': { content: '"x"', ${red} }, ${blue} }, b: { ':enabled::before': { ${blue} } }`,
    ),
    className: both,
    active: ['::before', ':enabled::before'],
    ...color,
    pseudo: '::before',
    value: BLUE,
    reason: 'specificity',
  },
  {
    name: 'an ancestor counts like a class',
    styles: one(`':global(body)': { ${blue} }, ${red}`),
    className: root,
    active: [':global(body)'],
    ...color,
    value: BLUE,
    reason: 'specificity',
  },
  {
    name: 'an attribute counts like a class',
    styles: nested('[data-x="1"]', '@media screen'),
    className: root,
    attributes: 'data-x="1"',
    active: ['[data-x="1"]', '@media screen'],
    ...color,
    value: RED,
    reason: 'specificity',
  },
];
