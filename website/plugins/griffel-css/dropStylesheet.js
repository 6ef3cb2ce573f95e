/**
 * A loader that takes away the import of the rules that the extraction loader has found, and leaves
 * the classes.
 *
 * @param {string} code
 */
module.exports = function dropStylesheet(code) {
  return code.replace(/\n\nimport "[^"\n]*griffel\.css[^"\n]*";$/, '');
};
