/**
 * The attribute of the element that the playground renders into. It is a React root of its own, so that it
 * does not wait for the page.
 */
export const PLACE = 'data-playground';

export const PLACE_SELECTOR = `[${PLACE}]`;
