import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Where systems keep it that do not name the place in PATH. */
const KNOWN_PLACES = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * Finds an installed nginx.
 *
 * @returns {{ program: string, version: string } | undefined} undefined where there is none
 */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...KNOWN_PLACES];
  const program = folders
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => fs.existsSync(file));
  if (program === undefined) return undefined;
  // It prints to the standard error.
  const output = execFileSync('sh', ['-c', '"$0" -v 2>&1', program], { encoding: 'utf8' });
  return { program, version: output.trim().replace('nginx version: ', '') };
}
