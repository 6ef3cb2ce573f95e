// Patterns to search bundles for.

/**
 * Stylis, which compiles CSS at run time. It has short strings for types of nodes, which survive minification. React and
 * Griffel's own modules do not contain such a string.
 */
export const STYLIS = /["'`]decl["'`]/;

// For bundles that are not minified. They match calls in the user's modules only, because Griffel's own calls have
// other arguments. Bundlers may add a prefix to a name to make it unique.

/** Calls that create styles at run time. */
export const RUNTIME_CALL = /= [^\n;"'`]{0,60}make(?:Reset)?Styles\w*\)?\(\{/;

/** Calls of compiled styles. */
export const COMPILED_CALL = /= [^\n;"'`]{0,60}_styles\w*\)?\(\{/;
export const COMPILED_RESET_CALL = /= [^\n;"'`]{0,60}_resetStyles\w*\)?\(["'`]/;

/** Calls of extracted styles. */
export const EXTRACTED_CALL = /= [^\n;"'`]{0,60}_css\w*\)?\(\{/;
export const EXTRACTED_RESET_CALL = /= [^\n;"'`]{0,60}_resetCSS\w*\)?\(["'`]/;

/** The color that all examples use, in minified JavaScript, too. */
export const ACCENT = /rgb\(0, ?90, ?158\)/;
