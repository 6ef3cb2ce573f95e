import { build } from 'esbuild';

/**
 * Bundles and minifies a script for browsers; it runs as a classic script and exports nothing.
 *
 * @param entry an absolute path
 * @param alias packages to take in place of others, by name
 * @throws esbuild's error, with file and line
 */
export async function bundleScript(
  entry: string,
  alias: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    alias,
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    // Their licenses ask to keep them.
    legalComments: 'eof',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return file.text;
}
