import type { MediaFeature, PreviewStates, PseudoState } from '../PreviewStates.ts';

/** Marks the picked element. */
export const PICKED = 'data-griffel-picked';

const FOCUSABLE =
  'a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable]';
const FORM_CONTROLS = 'button,input,select,textarea,fieldset,optgroup,option';

/** Conditions without a media feature that could be false, or true. */
const TRUE = '(min-width: 0px)';
const FALSE = '(min-width: 99999999px)';

/** What a pseudo-class of a selector matches besides; undefined where it is as it was. */
function matchBesides(name: string, { pseudo, on }: PreviewStates): string | undefined {
  const has = (...names: PseudoState[]): boolean => names.some((one) => pseudo.includes(one));
  const isPicked = on === 'picked';
  switch (name) {
    case 'hover':
    case 'active':
      if (!has(`:${name}`)) return undefined;
      // With an element, browsers take those around it for hovered and pressed, too.
      return isPicked ? `[${PICKED}],:has([${PICKED}])` : '*';
    case 'focus':
      if (!has(':focus', ':focus-visible')) return undefined;
      return isPicked ? `[${PICKED}]` : FOCUSABLE;
    case 'focus-visible':
      if (!has(':focus-visible')) return undefined;
      return isPicked ? `[${PICKED}]` : FOCUSABLE;
    case 'focus-within':
      if (!has(':focus', ':focus-visible')) return undefined;
      return isPicked
        ? `[${PICKED}],:has([${PICKED}])`
        : `:is(${FOCUSABLE}),:has(:is(${FOCUSABLE}))`;
    case 'disabled':
    case 'enabled':
      if (!has(':disabled')) return undefined;
      return isPicked ? `:is(${FORM_CONTROLS})[${PICKED}]` : FORM_CONTROLS;
    default:
      return undefined;
  }
}

/**
 * Rewrites a selector so that it also matches elements that are to look as if they were in a state.
 * Its specificity stays: `:is()` has that of the pseudo-class, and `:where()` has none.
 */
export function rewriteSelector(selector: string, states: PreviewStates): string {
  return selector.replace(/(?<![:\\]):([a-z-]+)(?![a-z-(])/g, (whole, name: string) => {
    const besides = matchBesides(name, states);
    if (besides === undefined) return whole;
    return name === 'enabled'
      ? `:enabled:where(:not(${besides}))`
      : `:is(${whole},:where(${besides}))`;
  });
}

/** Rewrites a list of media queries so that the switched features have the values chosen. */
export function rewriteMedia(list: string, { media, isPrint }: PreviewStates): string {
  const features = list.replace(
    /\(\s*(prefers-color-scheme|prefers-reduced-motion|forced-colors)\s*(?::\s*([a-z-]+)\s*)?\)/gi,
    (whole, feature: string, value: string | undefined) => {
      const chosen = media[feature.toLowerCase() as MediaFeature];
      if (chosen === undefined) return whole;
      // Without a value, it asks for anything but "none".
      const isTrue =
        value === undefined
          ? chosen !== 'none' && chosen !== 'no-preference'
          : chosen === value.toLowerCase();
      return isTrue ? TRUE : FALSE;
    },
  );
  if (!isPrint) return features;
  return features
    .split(',')
    .map((query) => {
      const [, not, type = '', rest = ''] =
        /^\s*(?:only\s+)?(not\s+)?(print|screen)\b(.*)$/is.exec(query) ?? [];
      if (type.toLowerCase() === 'print') return `${not ?? ''}all${rest}`;
      if (type.toLowerCase() === 'screen') return not === undefined ? 'not all' : 'all';
      return query;
    })
    .join(',');
}
