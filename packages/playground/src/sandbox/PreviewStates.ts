/** Pseudo-classes that can be switched on. `:focus` brings `:focus-within`, `:focus-visible` both. */
export const PSEUDO_STATES = [
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':disabled',
] as const;
export type PseudoState = (typeof PSEUDO_STATES)[number];

/** Media features that can be switched, with the values that they have then. */
export const MEDIA_STATES = {
  'prefers-color-scheme': ['light', 'dark'],
  'prefers-reduced-motion': ['reduce', 'no-preference'],
  'forced-colors': ['active', 'none'],
} as const;
export type MediaFeature = keyof typeof MEDIA_STATES;

/** States that the preview shows although the browser is not in them. */
export interface PreviewStates {
  pseudo: readonly PseudoState[];
  /** Which elements have them: all that can, or the one that is picked in inspect mode, with those around it. */
  on: 'all' | 'picked';
  media: Readonly<Partial<Record<MediaFeature, string>>>;
  /** Whether rules for print apply, and those for screens do not. */
  isPrint: boolean;
  /** The width of all query containers, in CSS pixels; undefined for their own. */
  containerWidth: number | undefined;
}

/** Nothing is switched. */
export const NO_STATES: PreviewStates = {
  pseudo: [],
  on: 'all',
  media: {},
  isPrint: false,
  containerWidth: undefined,
};
