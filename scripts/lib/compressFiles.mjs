import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from './listFiles.mjs';

/** What does not shrink, or is not for readers. */
const LEFT = /\.(?:gz|png|woff2?)$|^_/;

/**
 * Writes a `.gz` beside each file that gets smaller, as dates of files go: as old as its original.
 *
 * @param {string} directory - a build, absolute
 * @returns {number} how many were written
 */
export function compressFiles(directory) {
  let count = 0;
  for (const file of listFiles(directory).filter((name) => !LEFT.test(name))) {
    const original = path.join(directory, file);
    const content = fs.readFileSync(original);
    const compressed = gzipSync(content, { level: 9 });
    if (compressed.length >= content.length) continue;
    fs.writeFileSync(`${original}.gz`, compressed);
    const { atime, mtime } = fs.statSync(original);
    fs.utimesSync(`${original}.gz`, atime, mtime);
    count += 1;
  }
  return count;
}
