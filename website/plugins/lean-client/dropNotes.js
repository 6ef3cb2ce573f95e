/** A note for translators of the theme: `description: 'The label …',`, or `description="The label …"`. */
const NOTE = /\bdescription(?::\s*|=)(["'])(?:(?!\1).)*\1,?/g;

/**
 * A loader that removes the notes for translators from a part of the theme, because they would reach the
 * browser.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function dropNotes(source) {
  return source.replace(NOTE, '');
};
