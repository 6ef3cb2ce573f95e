import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What commands on a page are looked up in. */
export interface KnownPackages {
  /** The versions that are installed of each package. */
  versions: ReadonlyMap<string, ReadonlySet<string>>;
  /** The commands that these packages bring. */
  binaries: ReadonlySet<string>;
  /** The scripts that the examples have, for `npm run`. */
  scripts: ReadonlySet<string>;
}

/** The part of a lockfile that names packages by where they are installed. */
interface Lockfile {
  packages: Record<
    string,
    { link?: boolean; version?: string; bin?: Readonly<Record<string, string>> }
  >;
}

/**
 * Reads what the repository installs, from `package-lock.json` and
 * `examples/<name>/package-lock.json`, and the scripts of the examples. Workspaces are not among the
 * packages: who copies a command cannot install them.
 *
 * @param root the folder of the repository, absolute
 */
export function readKnownPackages(root: string): KnownPackages {
  const examples = path.join(root, 'examples');
  const projects = existsSync(examples)
    ? readdirSync(examples).map((name) => path.join(examples, name))
    : [];
  const versions = new Map<string, Set<string>>();
  const binaries = new Set<string>();
  for (const folder of [root, ...projects]) {
    const { packages } = readJSON<Lockfile>(path.join(folder, 'package-lock.json')) ?? {
      packages: {},
    };
    for (const [place, { link, version, bin = {} }] of Object.entries(packages)) {
      const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
      if (name === undefined || version === undefined || link) continue;
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
      for (const binary of Object.keys(bin)) binaries.add(binary);
    }
  }
  const scripts = projects.flatMap((folder) =>
    Object.keys(readJSON<{ scripts?: object }>(path.join(folder, 'package.json'))?.scripts ?? {}),
  );
  return { versions, binaries, scripts: new Set(scripts) };
}

function readJSON<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
