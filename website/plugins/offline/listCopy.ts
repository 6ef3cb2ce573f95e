import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getManifest, type ManifestEntry } from '@serwist/build';
import { PLAYGROUND_FILES } from './findPlaygroundFiles';

/** In bytes of gzip: what is larger is a tool, such as a compiler, rather than something to read. */
const LARGE = 64_000;

/** What every page loads, however large. */
const ENTRY = /^assets\/js\/main(?:-react)?\.\w+\.js$/;

/** The files of an offline copy. */
export interface Copy {
  /** Addresses from the base URL on, with a revision where the name has none. */
  entries: { url: string; revision: string | null }[];
  /** Addresses of assets that come along when they are first used. */
  later: string[];
}

function isLarge(file: string): boolean {
  return gzipSync(fs.readFileSync(file)).length > LARGE;
}

/**
 * Lists what an offline copy of a build has: every page, by its route, and all that pages are made of.
 *
 * @param outDir - the build, absolute
 * @param routes - of all pages, from the base URL on
 * @param playgroundScripts - scripts that only the playground loads, relative to the build
 */
export async function listCopy(
  outDir: string,
  routes: readonly string[],
  playgroundScripts: ReadonlySet<string>,
): Promise<Copy> {
  const later: string[] = [];
  const byFile = new Map(
    routes.map((route) => [`${route}${route && !route.endsWith('/') ? '/' : ''}index.html`, route]),
  );
  const keep = (entry: ManifestEntry): boolean => {
    if (!entry.url.startsWith('assets/') || ENTRY.test(entry.url)) return true;
    const isLeftForLater =
      PLAYGROUND_FILES.test(entry.url) ||
      playgroundScripts.has(entry.url) ||
      isLarge(path.join(outDir, entry.url));
    if (!isLeftForLater) return true;
    later.push(entry.url);
    return false;
  };
  const { manifestEntries } = await getManifest({
    globDirectory: outDir,
    globPatterns: ['**/*.{html,js,json,css,svg,ico,woff2,webmanifest}'],
    globIgnores: ['404.html', 'sw.js', '_*/**'],
    // cspell:ignore dont
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    manifestTransforms: [
      (entries) => ({
        manifest: entries
          .filter(keep)
          .map((entry) => ({ ...entry, url: byFile.get(entry.url) ?? entry.url })),
      }),
    ],
  });
  const entries = (manifestEntries ?? []).map(({ url, revision = null }) => ({ url, revision }));
  return { entries, later: later.sort() };
}
