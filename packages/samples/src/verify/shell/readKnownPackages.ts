import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of a lockfile that names packages by where they are installed. */
interface Lockfile {
  packages: Record<string, { link?: boolean }>;
}

/**
 * Reads the names of all packages that the repository installs, from `package-lock.json` and
 * `examples/<name>/package-lock.json`. Workspaces are not among them: readers cannot install them.
 *
 * @param root the folder of the repository, absolute
 */
export function readKnownPackages(root: string): ReadonlySet<string> {
  const examples = path.join(root, 'examples');
  const folders = existsSync(examples)
    ? readdirSync(examples).map((name) => path.join(examples, name))
    : [];
  const names = [root, ...folders]
    .map((folder) => path.join(folder, 'package-lock.json'))
    .filter((file) => existsSync(file))
    .flatMap(readNames);

  return new Set(names);
}

function readNames(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  return Object.entries(packages).flatMap(([place, { link }]) => {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
    return name !== undefined && !link ? [name] : [];
  });
}
