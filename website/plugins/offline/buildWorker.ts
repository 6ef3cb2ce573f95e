import path from 'node:path';
import { build } from 'esbuild';
import type { Copy } from './listCopy';

/**
 * Bundles the service worker.
 *
 * @param siteDir - the website, absolute
 * @param copy - what it is to keep
 * @param options - the path that the site is served under, and the page for unknown addresses
 * @returns a classic script
 */
export async function buildWorker(
  siteDir: string,
  { entries, later }: Copy,
  { baseUrl, notFound }: { baseUrl: string; notFound: string },
): Promise<string> {
  const copied = entries.map(({ url, revision }) => ({ url: baseUrl + url, revision }));
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, 'src/offline/worker/serviceWorker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      COPIED: JSON.stringify(copied),
      USED_LATER: JSON.stringify(later),
      NOT_FOUND: JSON.stringify(notFound),
    },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The service worker was not bundled.');
  return file.text;
}
