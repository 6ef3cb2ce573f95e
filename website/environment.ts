import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Folders of plain characters, between slashes. */
const PATH = /^\/(?:[\w.~-]+\/)*$/;

/**
 * Reads the path that the site is served under.
 *
 * @param asked - as the environment has it: `/docs/`; without one, the root
 * @throws if it is no such path
 */
export function readBaseUrl(asked: string | undefined): string {
  const path = asked || '/';
  if (PATH.test(path)) return path;
  throw new Error(
    `BASE_URL is "${path}". Give a path that begins and ends with a slash: BASE_URL=/docs/ npm run build`,
  );
}

/**
 * Reads a setting that is on unless the environment turns it off.
 *
 * @param name - of the variable
 * @throws if it is neither "on" nor "off"
 */
export function readSwitch(name: string): boolean {
  const asked = process.env[name] || 'on';
  if (asked === 'on' || asked === 'off') return asked === 'on';
  throw new Error(`${name} is "${asked}". Give "on", which is the default, or "off".`);
}

/**
 * Whether git can say when a file was last changed. It cannot where there is no repository, and in a
 * shallow clone it names the one commit that it has.
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
 * Reads the version of a package from the installed package itself, which is what samples run.
 *
 * @param name - of a package that the site depends on
 * @throws when it is not installed
 */
export function readInstalledVersion(name: string): string {
  // Its package.json is not among what every package exports, but stands above what it does.
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
