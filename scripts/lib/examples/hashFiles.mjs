import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Computes one hash of many files: of their paths and contents, whatever the order of the list.
 * Line endings count as one, for Git changes them on some systems.
 *
 * @param {string} root - the folder that the paths are relative to
 * @param {string[]} files - with forward slashes
 * @returns {string} SHA-256 in hexadecimal
 */
export function hashFiles(root, files) {
  const hash = crypto.createHash('sha256');
  for (const file of [...files].sort()) {
    const text = fs.readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
    // The lengths keep a file's end apart from the next one's beginning.
    hash.update(`${file.length} ${file} ${text.length} ${text}`);
  }
  return hash.digest('hex');
}
