import { makeStyles } from '@griffel/react';
import { forEachHue } from '../useBandStyles';

// Griffel sorts media queries as text, so these must exclude each other.
const NARROW = '@media (max-width: 74.99875em)';
/** The narrow layout has two forms: only in the larger one do classes fit beside their declarations. */
const PHONE = '@media (max-width: 23.99875em)';
const TABLET = '@media (min-width: 24em) and (max-width: 74.99875em)';
const WIDE = '@media (min-width: 75em)';

/** Declarations, classes, a gutter, rules, a gutter, elements. */
const COLUMNS = '20rem 6rem minmax(4rem, 1fr) 22rem minmax(5rem, 1.2fr) 9rem';

/** The same as in `Wires.tsx`. */
const ROW = '1.5rem';
const TITLE = '2.25rem';

/** Without wires, rows can be lower. */
const LOW_ROW = '1.25rem';
const LOW_TITLE = '1.75rem';
const CHIPS = '4.75rem';
const GAP = '1rem';
/** Below the code of a component; the gap is lower by this much, because the wires know only rows and gaps. */
const BELOW = '6px';

/**
 * The delay and duration of a step, in milliseconds. All steps end within 2 s, because the picture is
 * incomplete until then.
 */
const at = (delay: number, duration: number) => ({
  animationDelay: `${String(delay)}ms`,
  animationDuration: `${String(duration)}ms`,
});

/** The demonstration of the first view. */
export const useDemonstrationStyles = makeStyles({
  root: {
    border: '1px solid var(--site-line)',
    borderRadius: '12px',
    backgroundColor: 'var(--site-surface)',

    // Elements have several hues; they show that of the marked atom.
    ...forEachHue((hue) => `&[data-marked="${String(hue)}"]`, '--marked'),
    '& [data-element]': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'transparent',
      outlineOffset: '4px',
      transitionProperty: 'outline-color',
      transitionDuration: '120ms',
    },
    '& [data-element][data-active]': { outlineColor: 'var(--marked, var(--site-accent))' },
    '& [data-element]:focus-visible': { outlineColor: 'var(--site-text)' },

    // Pointing at a place fades the wires of other atoms.
    '&[data-pointed] [data-wire]:not([data-active])': { opacity: 0.15 },

    // The animation: a step is invisible until its turn.
    '&[data-play] [data-scene]': {
      animationName: {
        from: { clipPath: 'inset(-4px calc(100% + 4px) -4px -4px)' },
        to: { clipPath: 'inset(-4px)' },
      },
      animationFillMode: 'backwards',
      animationTimingFunction: 'ease-out',
    },
    '&[data-play] [data-scene="write-0"]': {
      ...at(170, 260),
      animationTimingFunction: 'steps(24)',
    },
    '&[data-play] [data-scene="to-class-0"]': at(430, 90),
    '&[data-play] [data-scene="class-0"]': at(520, 60),
    '&[data-play] [data-scene="to-rule-0"]': at(580, 130),
    '&[data-play] [data-scene="rule-0"]': at(710, 130),
    '&[data-play] [data-scene="to-element-0"]': at(840, 130),
    '&[data-play] [data-scene="element-0"]': at(970, 130),
    '&[data-play] [data-scene="write-1"]': {
      ...at(1160, 220),
      animationTimingFunction: 'steps(24)',
    },
    '&[data-play] [data-scene="to-class-1"]': at(1380, 90),
    '&[data-play] [data-scene="class-1"]': at(1460, 60),
    '&[data-play] [data-scene="to-rule-1"]': at(1530, 150),
    '&[data-play] [data-scene="rule-1"]': at(1590, 130),
    '&[data-play] [data-scene="to-element-1"]': at(1720, 130),
    '&[data-play] [data-scene="element-1"]': at(1850, 130),
    // The effect of the declaration on an element: the border radius that the components share.
    '&[data-play] [data-element]': { animationName: { from: { borderRadius: '0px' } } },
  },
  board: {
    display: 'grid',
    gap: GAP,
    padding: '8px',
    [NARROW]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    },
    [WIDE]: {
      position: 'relative',
      gridTemplateColumns: COLUMNS,
      gap: `calc(${GAP} - ${BELOW}) 0`,
      padding: 0,
      margin: '12px 24px 12px 12px',
    },
  },
  /** The sheet with all rules, regardless of the component that has added them. */
  sheet: {
    display: 'none',
    [WIDE]: {
      display: 'block',
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: 0,
      right: 0,
      gridColumn: '4 / 5',
      border: '1px solid var(--site-line)',
      borderRadius: '8px',
      backgroundColor: 'var(--site-ground)',
    },
  },
  gutterToRules: { gridColumn: '3 / 4' },
  gutterToElements: { gridColumn: '5 / 6' },
  component: {
    display: 'grid',
    minWidth: 0,
    [NARROW]: {
      gridTemplateColumns: `minmax(0, 1fr) ${CHIPS}`,
      alignContent: 'start',
      columnGap: '0',
      padding: '4px 8px 8px',
      border: '1px solid var(--site-line)',
      borderRadius: '8px',
      backgroundColor: 'var(--site-ground)',
    },
    [WIDE]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  },
  title: {
    margin: 0,
    height: LOW_TITLE,
    color: 'var(--site-muted)',
    fontSize: '0.8125rem',
    lineHeight: LOW_TITLE,
    whiteSpace: 'nowrap',
    overflowX: 'hidden',
    overflowY: 'hidden',
    textOverflow: 'ellipsis',
    [WIDE]: { height: TITLE, padding: '0 12px', lineHeight: TITLE },
  },
  source: {
    minWidth: 0,
    [NARROW]: { gridArea: '1 / 1 / 2 / 3' },
    [PHONE]: { '& [data-wire]': { display: 'none' } },
    // The classes are at the end of its lines.
    [TABLET]: { '& [data-wire]': { marginRight: CHIPS } },
    [WIDE]: {
      paddingBottom: BELOW,
      borderRadius: '8px',
      backgroundColor: 'var(--site-ground)',
      boxShadow: 'inset 0 0 0 1px var(--site-line)',
    },
  },
  pre: {
    // For the edge of a marked rule at the start of a line.
    margin: '0 -2px',
    padding: '0 2px',
    fontSize: '0.75rem',
    lineHeight: LOW_ROW,
    '& code': { display: 'block' },
    [WIDE]: { padding: '0 0 0 12px', fontSize: '0.8125rem', lineHeight: ROW, overflowY: 'hidden' },
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    height: LOW_ROW,
    [WIDE]: { height: ROW },
  },
  /** A line of styles without a rule. */
  blank: { display: 'none', [WIDE]: { display: 'block', height: ROW } },
  leader: {
    flexGrow: 1,
    flexShrink: 0,
    flexBasis: '8px',
    height: '0px',
    marginLeft: '8px',
    borderTop: '1.5px solid var(--hue)',
    opacity: 0.55,
    '&[data-active]': {
      borderTop: '3px solid var(--hue)',
      opacity: 1,
      outlineStyle: 'none',
    },
  },
  chips: {
    display: 'block',
    [NARROW]: { '& [data-wire]': { display: 'none' } },
    [PHONE]: {
      gridArea: '2 / 1 / 3 / 3',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 6px',
      paddingTop: '8px',
    },
    [TABLET]: { gridArea: '1 / 2 / 2 / 3', paddingTop: `calc(${LOW_TITLE} + 2 * ${LOW_ROW})` },
    [WIDE]: { paddingTop: `calc(${TITLE} + 2 * ${ROW})` },
  },
  rules: {
    minWidth: 0,
    [NARROW]: { gridColumn: '1 / -1', '& [data-wire]': { display: 'none' } },
    [WIDE]: { position: 'relative', gridColumn: '4 / 5' },
  },
  none: {
    padding: '0 6px',
    border: '1px dashed var(--site-edge)',
    borderRadius: '4px',
    color: 'var(--site-text)',
    lineHeight: '1rem',
    [WIDE]: { lineHeight: '1.25rem' },
  },
  stage: {
    [NARROW]: { gridColumn: '1 / -1', padding: '12px 4px 4px' },
    // As high as its row, so that it does not move when it is painted before its element has been read.
    [WIDE]: { display: 'grid', alignContent: 'center', gridColumn: '6 / 7', paddingTop: TITLE },
    '& > *': { width: 'fit-content' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 24px',
    padding: '10px 16px',
    borderTop: '1px solid var(--site-line)',
    color: 'var(--site-muted)',
    fontSize: '0.875rem',
    lineHeight: '1.5rem',
    '& p': { margin: 0 },
  },
  sum: { '& strong': { color: 'var(--site-text)' } },
  status: {
    flexGrow: 1,
    flexBasis: '20rem',
    // Space for two lines on a phone, so that nothing moves when the text needs one.
    minHeight: '48px',
    '@media (min-width: 43.75em)': { minHeight: '24px' },
    '& code': {
      padding: 0,
      border: 'none',
      backgroundColor: 'transparent',
      color: 'var(--hue)',
      fontSize: '0.8125rem',
      // So that the other font does not increase the line height.
      lineHeight: 1,
      verticalAlign: 'baseline',
    },
  },
  hint: {
    color: 'var(--site-text)',
    ':global(html:not([data-has-hydrated="true"]))': { visibility: 'hidden' },
  },
  link: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
});

/** The lines from classes to rules and from rules to elements. */
export const useWireStyles = makeStyles({
  picture: {
    display: 'none',
    [WIDE]: {
      display: 'block',
      position: 'absolute',
      top: 0,
      left: 0,
      right: 0,
      width: '100%',
      height: `calc(100% - ${BELOW})`,
      overflowX: 'visible',
      overflowY: 'visible',
      pointerEvents: 'none',
    },
  },
  wire: {
    fill: 'none',
    stroke: 'var(--hue)',
    strokeWidth: '1.5px',
    opacity: 0.55,
    '&[data-active]': { strokeWidth: '3px', opacity: 1, outlineStyle: 'none' },
    '@media (forced-colors: active)': {
      stroke: 'CanvasText',
      '&[data-active]': { stroke: 'Highlight' },
    },
    '@media print': { opacity: 1 },
  },
});
