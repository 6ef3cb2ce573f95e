import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file that the bundler reads, and its folder where there is none. An unchanged file keeps
 * its time, and the bundler what it has made of it.
 */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
