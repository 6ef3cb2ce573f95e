/**
 * Names the buckets of rules in the order in which they come, each once while it lasts. Rules in
 * the order of Griffel's cascade give each name once; those of an unsorted file come back to one.
 *
 * @param {string[]} rules - CSS texts
 * @returns {string[]}
 */
export function listBuckets(rules) {
  const buckets = rules.map(bucketOf);
  return buckets.filter((bucket, i) => bucket !== buckets[i - 1]);
}

/** @param {string} rule */
function bucketOf(rule) {
  const query = /^@media\s*([^{]*\S)\s*\{/.exec(rule)?.[1];
  if (query) return `@media ${query}`;
  if (/^[^{]*:hover/.test(rule)) return ':hover';
  return /^\.r/.test(rule) ? 'reset' : 'default';
}
