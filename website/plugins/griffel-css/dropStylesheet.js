/** The import that Griffel's extraction loader adds at the end of a module with styles. */
const IMPORT = /\n\nimport "[^"\n]*griffel\.css[^"\n]*";$/;

/**
 * A loader that removes the import of the extracted rules and keeps the classes.
 *
 * @param {string} code
 * @throws {Error} if the import has another form
 */
module.exports = function dropStylesheet(code) {
  const dropped = code.replace(IMPORT, '');
  if (/^import\b.*griffel\.css/m.test(dropped)) {
    throw new Error(
      'The extraction loader of Griffel imports its rules in another way than IMPORT in website/plugins/griffel-css/dropStylesheet.js expects. Look at what it writes and correct IMPORT.',
    );
  }
  return dropped;
};
