/** What sorts the names of an object's properties, in Docusaurus's `useShallowMemoObject`. */
const BY_LANGUAGE = 'a[0].localeCompare(b[0])';

/**
 * A loader: names are sorted by their codes. To sort by the rules of a language, browsers load those first,
 * which keeps a page that starts busy for 9 ms on a desktop, on phones for longer. Any order will do.
 *
 * @param {string} source
 * @throws if names are sorted in another way
 */
module.exports = function compareByCode(source) {
  if (!source.includes(BY_LANGUAGE)) {
    throw new Error(
      `${BY_LANGUAGE} is no longer in reactUtils.js of @docusaurus/theme-common. If useShallowMemoObject sorts without localeCompare now, remove website/plugins/client-parts/compareByCode.js and its rule.`,
    );
  }
  return source.replace(BY_LANGUAGE, '(a[0] < b[0] ? -1 : 1)');
};
