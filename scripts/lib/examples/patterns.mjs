// What to look for in bundles.

/**
 * Stylis, the CSS compiler of the run time, names kinds of nodes by short strings, which
 * survive minification. React and Griffel's own modules have no such string.
 */
export const STYLIS = /["'`]decl["'`]/;

// In bundles that are not minified: calls of the user's modules, for Griffel's own have other
// arguments. Bundlers change names to keep them apart, but keep their ends.

/** Calls of styles that are left to the run time. */
export const RUNTIME_CALL = /= [^\n;"'`]{0,60}make(?:Reset)?Styles\w*\)?\(\{/;

/** Calls of compiled styles. */
export const COMPILED_CALL = /= [^\n;"'`]{0,60}_styles\w*\)?\(\{/;
export const COMPILED_RESET_CALL = /= [^\n;"'`]{0,60}_resetStyles\w*\)?\(["'`]/;

/** Calls of extracted styles. */
export const EXTRACTED_CALL = /= [^\n;"'`]{0,60}_css\w*\)?\(\{/;
export const EXTRACTED_RESET_CALL = /= [^\n;"'`]{0,60}_resetCSS\w*\)?\(["'`]/;

/** The colour that all examples use, as minifiers of JavaScript leave it. */
export const ACCENT = /rgb\(0, ?90, ?158\)/;
