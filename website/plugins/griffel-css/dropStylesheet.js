/** What the extraction loader of Griffel writes at the end of a module that has styles. */
const IMPORT = /\n\nimport "[^"\n]*griffel\.css[^"\n]*";$/;

/**
 * A loader that takes away the import of the rules that the extraction loader has found, and leaves
 * the classes.
 *
 * @param {string} code
 * @throws if the loader has written the import in another way
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
