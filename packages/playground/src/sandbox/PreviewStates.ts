/** Pseudo-classes that can be switched on. `:focus` implies `:focus-within`, and `:focus-visible` implies both. */
export const PSEUDO_STATES = [
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':disabled',
] as const;
export type PseudoState = (typeof PSEUDO_STATES)[number];

/** Media features that can be switched, with their possible values. */
export const MEDIA_STATES = {
  'prefers-color-scheme': ['light', 'dark'],
  'prefers-reduced-motion': ['reduce', 'no-preference'],
  'forced-colors': ['active', 'none'],
} as const;
export type MediaFeature = keyof typeof MEDIA_STATES;

/** States that the preview shows even though the browser is not in them. */
export interface PreviewStates {
  pseudo: readonly PseudoState[];
  /** Which elements are in them: all that can be, or the one that is picked in inspect mode, with its ancestors. */
  on: 'all' | 'picked';
  media: Readonly<Partial<Record<MediaFeature, string>>>;
  /** Whether rules for print apply instead of those for screens. */
  isPrint: boolean;
  /** The width of all query containers, in CSS pixels; undefined to leave them as they are. */
  containerWidth: number | undefined;
}

export const NO_STATES: PreviewStates = {
  pseudo: [],
  on: 'all',
  media: {},
  isPrint: false,
  containerWidth: undefined,
};
