/** The comparison of property names in Docusaurus's `useShallowMemoObject`. */
const BY_LANGUAGE = 'a[0].localeCompare(b[0])';

/**
 * A loader that makes this function compare names by character codes. To compare by the rules of a
 * language, browsers load these rules first, which takes 9 ms on a desktop while the page starts, and
 * longer on phones. Any order will do.
 *
 * @param {string} source
 * @throws {Error} if names are compared in another way
 */
module.exports = function compareByCode(source) {
  if (!source.includes(BY_LANGUAGE)) {
    throw new Error(
      `${BY_LANGUAGE} is no longer in reactUtils.js of @docusaurus/theme-common. If useShallowMemoObject sorts without localeCompare now, remove website/plugins/client-parts/compareByCode.js and its rule.`,
    );
  }
  return source.replace(BY_LANGUAGE, '(a[0] < b[0] ? -1 : 1)');
};
