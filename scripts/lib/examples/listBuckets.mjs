/**
 * Lists the buckets of rules in the order of the rules, one name for adjacent rules of a bucket. In cascade order, each
 * name is listed once; in an unsorted file, names recur.
 *
 * @param {string[]} rules - as text
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
