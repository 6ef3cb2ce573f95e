// node scripts/compress.mjs: writes .gz files into the build, for servers that send precompressed files.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isHostFile, listFiles } from './lib/listFiles.mjs';
import { BUILD, isMain } from './lib/paths.mjs';

/** Files that are compressed already. */
const COMPRESSED = /\.(?:gz|png|woff2?)$/;

/**
 * Writes a `.gz` next to each file that gets smaller, with the modification time of the original.
 *
 * @param {string} directory - a build, absolute
 * @returns {number} how many files were written
 */
export function compressFiles(directory) {
  let count = 0;
  for (const file of listFiles(directory)) {
    if (COMPRESSED.test(file) || isHostFile(file)) continue;
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

if (isMain(import.meta.url)) {
  console.log(`Wrote ${compressFiles(BUILD)} .gz files.`);
}
