import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file for the bundler, unless it has this content already, because the bundler's cache compares
 * modification times.
 */
export function writeIfChanged(file: string, content: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
