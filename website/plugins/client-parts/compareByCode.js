/** What sorts the names of an object's properties, in Docusaurus's `useShallowMemoObject`. */
const BY_LANGUAGE = 'a[0].localeCompare(b[0])';

/**
 * A loader: names are sorted by their codes. To sort by the rules of a language, browsers load those first,
 * which kept phones busy for 35 ms while a page started. Any order does, as long as it is always the same.
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
