import { createRequire } from 'node:module';
import path from 'node:path';
import { BUNDLE_ENTRIES, type BundleEntry } from './bundleEntries.ts';
import { measureBundle, type BundleSize } from './measureBundle.ts';

/** What the library adds to a bundle, by the way it is used, and what was measured. */
export interface BundleSizes {
  entries: readonly (BundleEntry & BundleSize)[];
  /** The versions of the packages, and of the bundler: `{ '@griffel/react': '1.7.8', … }`. */
  versions: Readonly<Record<'@griffel/react' | '@griffel/core' | 'esbuild', string>>;
}

const measured = new Map<string, Promise<BundleSizes>>();

/**
 * Measures `@griffel/react` in each way that it is used, once a process: it takes a third of a
 * second, and what is installed does not change meanwhile.
 *
 * @param root the folder, absolute, whose `node_modules` have the package
 */
export function measureBundleSizes(root: string): Promise<BundleSizes> {
  const sizes = measured.get(root) ?? measureAll(root);
  measured.set(root, sizes);
  return sizes;
}

async function measureAll(root: string): Promise<BundleSizes> {
  const entries = await Promise.all(
    BUNDLE_ENTRIES.map(async (entry) => ({
      ...entry,
      ...(await measureBundle(entry.imports, root)),
    })),
  );
  return {
    entries,
    versions: {
      '@griffel/react': readVersion('@griffel/react', root),
      '@griffel/core': readVersion('@griffel/core', root),
      esbuild: readVersion('esbuild', root),
    },
  };
}

function readVersion(name: string, root: string): string {
  const require = createRequire(path.join(root, 'package.json'));
  return (require(`${name}/package.json`) as { version: string }).version;
}
