import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A path of folders with plain characters, which begins and ends with a slash. */
const PATH = /^\/(?:[\w.~-]+\/)*$/;

/**
 * Reads the path that the site is served under.
 *
 * @param value - of the environment variable, such as `/docs/`; the default is the root
 * @throws Error if it is not a path with slashes at both ends
 */
export function readBaseUrl(value: string | undefined): string {
  const path = value || '/';
  if (PATH.test(path)) return path;
  throw new Error(
    `BASE_URL is "${path}". Give a path that begins and ends with a slash: BASE_URL=/docs/ npm run build`,
  );
}

/**
 * Reads a setting that is on unless the environment turns it off.
 *
 * @param name - of the variable
 * @throws Error if its value is neither "on" nor "off"
 */
export function readSwitch(name: string): boolean {
  const value = process.env[name] || 'on';
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`${name} is "${value}". Give "on", which is the default, or "off".`);
}

/**
 * Whether git knows when a file was last changed. It does not without a repository or in a shallow clone,
 * whose only commit it would name.
 *
 * @param folder - in the repository, absolute
 */
export function hasFullHistory(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    // No git, or no repository.
    return false;
  }
}

const require = createRequire(__filename);

/**
 * Reads the version of an installed package.
 *
 * @param name - of a package that the site depends on
 * @throws Error if it is not installed
 */
export function readInstalledVersion(name: string): string {
  // Not every package exports its package.json, but the file is in a folder above the exported module.
  let folder = path.dirname(require.resolve(name));
  for (;;) {
    const file = path.join(folder, 'package.json');
    if (fs.existsSync(file)) {
      const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as {
        name?: string;
        version?: string;
      };
      if (manifest.name === name && manifest.version !== undefined) return manifest.version;
    }
    const parent = path.dirname(folder);
    if (parent === folder)
      throw new Error(`The package ${name} has no package.json with a version.`);
    folder = parent;
  }
}
