import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** How much a reader downloads, in bytes. */
export interface BundleSize {
  minified: number;
  /** At the highest level, as servers compress files ahead of time. */
  gzip: number;
}

/**
 * Measures what `@griffel/react` adds to an application's production bundle; React is not counted.
 *
 * @param imports the names that the application imports
 * @param root the folder, absolute, whose `node_modules` have the package
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
