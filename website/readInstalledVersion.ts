import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

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
