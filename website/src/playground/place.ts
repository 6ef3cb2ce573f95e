/**
 * The attribute of the element in the page that the playground renders in: a React root of its own, so
 * that it need not wait for the page.
 */
export const PLACE = 'data-playground';

/** Finds that element. */
export const PLACE_SELECTOR = `[${PLACE}]`;
