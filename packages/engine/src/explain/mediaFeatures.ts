/** Features of media and container queries. */
export const MEDIA_FEATURES: readonly string[] =
  'width min-width max-width height min-height max-height inline-size min-inline-size max-inline-size block-size min-block-size max-block-size orientation aspect-ratio min-aspect-ratio max-aspect-ratio resolution min-resolution max-resolution hover any-hover pointer any-pointer prefers-color-scheme prefers-reduced-motion prefers-contrast prefers-reduced-transparency prefers-reduced-data forced-colors inverted-colors color color-gamut monochrome display-mode scripting update overflow-block overflow-inline dynamic-range video-dynamic-range'.split(
    ' ',
  );
