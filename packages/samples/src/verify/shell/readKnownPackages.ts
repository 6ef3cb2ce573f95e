import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages and scripts that commands on pages may use. */
export interface KnownPackages {
  /** The installed versions of each package. */
  versions: ReadonlyMap<string, ReadonlySet<string>>;
  /** The binaries of these packages. */
  binaries: ReadonlySet<string>;
  /** The scripts of the examples, for `npm run`, with their commands. */
  scripts: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The part of a lockfile that lists packages by their location. */
interface Lockfile {
  packages: Record<
    string,
    { name?: string; link?: boolean; version?: string; bin?: Readonly<Record<string, string>> }
  >;
}

/**
 * Reads the packages that the repository installs, from `package-lock.json` and
 * `examples/<name>/package-lock.json`, and the scripts of the examples. Workspaces are left out, because users
 * cannot install them.
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
    for (const [place, { name: published, link, version, bin = {} }] of Object.entries(packages)) {
      const installedAs = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
      if (installedAs === undefined || version === undefined || link) continue;
      // An alias may be the name of another package on npm, or of none.
      const name = published ?? installedAs;
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
      for (const binary of Object.keys(bin)) binaries.add(binary);
    }
  }
  const scripts = new Map<string, Set<string>>();
  for (const folder of projects) {
    const { scripts: own = {} } =
      readJSON<{ scripts?: Record<string, string> }>(path.join(folder, 'package.json')) ?? {};
    for (const [name, command] of Object.entries(own)) {
      scripts.set(name, (scripts.get(name) ?? new Set()).add(command));
    }
  }
  return { versions, binaries, scripts };
}

function readJSON<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
