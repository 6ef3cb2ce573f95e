/** A note to those who translate a text of the theme: `description: 'The label …',`, or `description="The label …"`. */
const NOTE = /\bdescription(?::\s*|=)(["'])(?:(?!\1).)*\1,?/g;

/**
 * Takes the notes for translators out of a part of the theme, which would reach the browser.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function dropNotes(source) {
  return source.replace(NOTE, '');
};
