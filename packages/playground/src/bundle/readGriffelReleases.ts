import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A release of Griffel that the build packs. */
interface GriffelRelease {
  /** The version of `@griffel/react`: `1.6.2`. */
  version: string;
  /** Replaces `@griffel/react` and `@griffel/core` in bundles; empty for the newest release. */
  alias: Record<string, string>;
}

const PLAYGROUND = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Reads the available releases: the newest, and those in the playground's `package.json` as
 * `griffel-react-1.6` with `griffel-core-1.6`. `npm run update:griffel` maintains the list.
 *
 * @returns the newest first
 * @throws Error if one of a pair is missing
 */
export function readGriffelReleases(): GriffelRelease[] {
  const { dependencies } = JSON.parse(readFileSync(`${PLAYGROUND}package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const older = Object.entries(dependencies).flatMap(([react, value]): GriffelRelease[] => {
    const version = /^npm:@griffel\/react@(.+)$/.exec(value)?.[1];
    if (version === undefined) return [];
    const core = react.replace('react', 'core');
    if (dependencies[core]?.startsWith('npm:@griffel/core@') !== true) {
      throw new Error(
        `packages/playground/package.json has ${react} without ${core}. Run npm run update:griffel.`,
      );
    }
    return [{ version, alias: { '@griffel/react': react, '@griffel/core': core } }];
  });
  return [
    { version: dependencies['@griffel/react'] ?? '', alias: {} },
    ...older.sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true })),
  ];
}
