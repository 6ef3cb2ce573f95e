import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** The number of bytes that the library adds to a bundle, for each way to use it. */
export interface BundleSizes {
  entries: readonly (BundleEntry & BundleSize)[];
  /** The versions of the packages, and of the bundler: `{ '@griffel/react': '1.7.8', … }`. */
  versions: Readonly<Record<'@griffel/react' | '@griffel/core' | 'esbuild', string>>;
}

const measured = new Map<string, Promise<BundleSizes>>();

/**
 * Measures `@griffel/react` for each way to use it. Results are cached for the lifetime of the process,
 * because measuring takes a third of a second and installed packages do not change meanwhile.
 *
 * @param root the folder, absolute, whose `node_modules` contains the package
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

/** The download size in bytes. */
interface BundleSize {
  minified: number;
  /** At the highest level, as servers compress files ahead of time. */
  gzip: number;
}

/**
 * Measures the size that `@griffel/react` adds to an application's production bundle, without React.
 *
 * @param imports the names that the application imports
 * @param root the folder, absolute, whose `node_modules` contains the package
 * @throws Error from esbuild for a name that the package does not export
 */
export async function measureBundle(imports: readonly string[], root: string): Promise<BundleSize> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${imports.join(', ')} } from '@griffel/react';`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length };
}

/** One way to use the library, as the names that a module imports from `@griffel/react`. */
interface BundleEntry {
  mode: 'Run time' | 'Ahead of time' | 'Extraction';
  imports: readonly string[];
}

/**
 * The imports of an application, as written or after a compiler has replaced the calls: first the minimum
 * of each mode, then with reset and static styles, or with a renderer and its provider.
 */
const BUNDLE_ENTRIES: readonly BundleEntry[] = [
  { mode: 'Run time', imports: ['makeStyles', 'mergeClasses'] },
  {
    mode: 'Run time',
    imports: ['makeStyles', 'makeResetStyles', 'makeStaticStyles', 'mergeClasses'],
  },
  { mode: 'Ahead of time', imports: ['__styles', 'mergeClasses'] },
  {
    mode: 'Ahead of time',
    imports: ['__styles', '__resetStyles', '__staticStyles', 'mergeClasses'],
  },
  { mode: 'Ahead of time', imports: ['__styles', 'mergeClasses', 'createDOMRenderer'] },
  {
    mode: 'Ahead of time',
    imports: ['__styles', 'mergeClasses', 'RendererProvider', 'createDOMRenderer'],
  },
  { mode: 'Extraction', imports: ['__css', 'mergeClasses'] },
  { mode: 'Extraction', imports: ['__css', '__resetCSS', '__staticCSS', 'mergeClasses'] },
  {
    mode: 'Extraction',
    imports: ['__css', 'mergeClasses', 'RendererProvider', 'createDOMRenderer'],
  },
];
