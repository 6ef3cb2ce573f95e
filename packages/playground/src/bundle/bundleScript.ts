import { build } from 'esbuild';

/**
 * Bundles and minifies a script for browsers; it runs as a classic script and exports nothing.
 *
 * @param entry an absolute path
 * @throws esbuild's error, with file and line
 */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
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
