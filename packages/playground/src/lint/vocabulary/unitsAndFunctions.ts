// cspell:ignore cqmax cqmin
/** Units of lengths, times, angles and shares, the common ones first. */
export const CSS_UNITS: readonly string[] =
  'px rem em vh vw s ms fr deg ch ex cap ic lh rlh vmin vmax svh svw lvh lvw dvh dvw cqw cqh cqi cqb cqmin cqmax vi vb rad grad turn cm mm in pt pc dpi dppx'.split(
    ' ',
  );

/** Functions that values are made of. */
export const CSS_FUNCTIONS: readonly string[] =
  'var calc min max clamp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeat minmax fit-content translate translateX translateY translateZ translate3d scale scaleX scaleY scale3d rotate rotateX rotateY rotateZ skew skewX skewY matrix perspective blur brightness contrast drop-shadow grayscale invert opacity saturate sepia cubic-bezier steps linear env attr counter counters image-set path polygon circle ellipse inset round mod abs'.split(
    ' ',
  );
