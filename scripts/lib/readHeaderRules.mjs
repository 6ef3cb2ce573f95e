import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ source: string, headers: { key: string, value: string }[] }} HeaderRule */

/**
 * Reads the headers that hosts are to send from the build's `_headers`, so that what is served here
 * is what readers get.
 *
 * @param {string} directory - a build, absolute
 * @returns {HeaderRule[]} for `serve-handler`; none where the build has no such file
 */
export function readHeaderRules(directory) {
  const file = path.join(directory, '_headers');
  if (!fs.existsSync(file)) return [];
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const [, key, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) rules.at(-1)?.headers.push({ key, value });
    else if (line !== '') rules.push({ source: line.slice(1).replace(/\*$/, '**'), headers: [] });
  }
  return rules;
}
