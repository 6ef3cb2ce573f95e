// node scripts/compress.mjs: writes .gz files into the build, for servers that send what is ready.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isHostFile, listFiles } from './lib/listFiles.mjs';
import { BUILD, isMain } from './lib/paths.mjs';

/** Files that do not shrink. */
const COMPRESSED = /\.(?:gz|png|woff2?)$/;

/**
 * Writes a `.gz` beside each file that gets smaller, as dates of files go: as old as its original.
 *
 * @param {string} directory - a build, absolute
 * @returns {number} how many were written
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
  console.log(`${compressFiles(BUILD)} files have a .gz beside them now.`);
}
