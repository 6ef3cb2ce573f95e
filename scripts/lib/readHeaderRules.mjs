import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ pattern: string, headers: { key: string, value: string }[] }} HeaderRule `pattern` is as
 *   hosts read it: `:name` stands for one part of a path, `*` for all that follows
 */

/**
 * Reads the headers that hosts are to send from the build's `_headers`, so that what is served here
 * is what readers get.
 *
 * @param {string} directory - a build, absolute
 * @returns {HeaderRule[]} none where the build has no such file
 */
export function readHeaderRules(directory) {
  const file = path.join(directory, '_headers');
  if (!fs.existsSync(file)) return [];
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const [, key, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) rules.at(-1)?.headers.push({ key, value });
    else if (line !== '') rules.push({ pattern: line, headers: [] });
  }
  return rules;
}

/**
 * Applies rules to an address the way hosts do: all that match add up, so what two of them set is
 * sent twice.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname - decoded or not, without its query
 * @returns {Map<string, string[]>} values by name
 */
export function applyHeaderRules(rules, pathname) {
  /** @type {Map<string, string[]>} */
  const applied = new Map();
  for (const { pattern, headers } of rules) {
    if (!toRegExp(pattern).test(pathname)) continue;
    for (const { key, value } of headers) applied.set(key, [...(applied.get(key) ?? []), value]);
  }
  return applied;
}

/** @param {string} pattern */
function toRegExp(pattern) {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:[a-z]\w*/gi, '/[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}$`);
}
