import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getPageHTMLChunk } from '@griffel-site/samples/page-html';
import { getManifest, type ManifestEntry } from '@serwist/build';
import type { Compilation } from 'webpack';
import { findPageScript } from '../../src/navigation/pageFiles';

/** In bytes, with gzip. Larger files are tools, such as compilers, rather than content. */
const LARGE = 64_000;

/** Scripts that every page loads, regardless of their size. */
const ENTRY = /^assets\/js\/main(?:-react)?\.\w+\.js$/;

/** The maximum size of a copy in bytes, uncompressed, however many pages the site has. */
const MAX_COPY = 20_000_000;

/** Routes of pages that every copy contains. */
const ALWAYS = /^(?:try-it-out\/)?$/;

/** Routes of the main documentation, which has priority over other pages. */
const MAIN = /^react\//;

/** The files of an offline copy. */
export interface Copy {
  /** Addresses relative to the base URL, with a revision if the name contains no hash. */
  entries: { url: string; revision: string | null }[];
  /** Addresses of assets that are copied when they are first used. */
  later: string[];
  /** Whether it contains every page. */
  isWhole: boolean;
}

function isLarge(file: string): boolean {
  // Check the uncompressed size first, because most files are small.
  return fs.statSync(file).size > LARGE && gzipSync(fs.readFileSync(file)).length > LARGE;
}

/**
 * Finds the files that only one page needs: its HTML, files that only its HTML refers to, chunks with its
 * name, and chunks that only its script requests.
 *
 * @param files - of the build, relative to it
 * @param pages - files of pages that may be left out, with their routes
 * @returns a function that returns the route of the only page that needs a file, or undefined
 */
function findOwners(outDir: string, files: readonly string[], pages: ReadonlyMap<string, string>) {
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  const owners = new Map<string, string | undefined>();
  const claim = (name: string, route: string | undefined) =>
    owners.set(name, !owners.has(name) || owners.get(name) === route ? route : undefined);
  const findOwner = (file: string) => {
    const part = findPageScript(file) ?? file;
    const [stem = ''] = part.split('.');
    return owners.get([part, stem, `asked:${stem}`].find((name) => owners.has(name)) ?? '');
  };
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const route = pages.get(file);
    const chunk = getPageHTMLChunk(`/${route}`).slice('html'.length);
    const named = [`js/tokens${chunk}`, `css/results${chunk}`];
    const assets = read(file).match(/\b(?:assets|diagrams)\/[\w./-]+/g) ?? [];
    for (const name of new Set([file, ...assets])) claim(name, route);
    if (route !== undefined) for (const name of named) claim(`assets/${name}`, route);
  }
  const scripts = files.filter((file) => file.endsWith('.js'));
  for (const [file, owner] of scripts.map((one) => [one, findOwner(one)] as const)) {
    const asked = read(file).matchAll(/\.e\("([\w-]+)"\)/g);
    for (const [, chunk] of asked) claim(`asked:assets/js/${chunk}`, owner);
  }
  return findOwner;
}

/**
 * Lists the files of an offline copy: every page, by its route, and all files that pages need. If the copy
 * would be too large, the last pages are left out, with the files that only they need.
 *
 * @param outDir - the build, absolute
 * @param routes - of all pages, relative to the base URL
 * @param playgroundScripts - scripts that only the playground loads, relative to the build
 * @param limit - the maximum size of the copy, in bytes
 */
export async function listCopy(
  outDir: string,
  routes: readonly string[],
  playgroundScripts: ReadonlySet<string>,
  limit = MAX_COPY,
): Promise<Copy> {
  const byFile = new Map(
    routes.map((route) => [`${route}${route && !route.endsWith('/') ? '/' : ''}index.html`, route]),
  );
  const optional = new Map([...byFile].filter(([, route]) => !ALWAYS.test(route)));
  const isLeftForLater = (url: string) =>
    url.startsWith('assets/') &&
    !ENTRY.test(url) &&
    (PLAYGROUND_FILES.test(url) || playgroundScripts.has(url) || isLarge(path.join(outDir, url)));
  let later: string[] = [];
  let isWhole = true;
  const select = (built: (ManifestEntry & { size: number })[]) => {
    // Leave out the scripts of pages, for which the worker uses the files that contain script and HTML.
    const parts = new Set(built.map(({ url }) => findPageScript(url)));
    const all = built.filter(({ url }) => !parts.has(url));
    const files = all.map(({ url }) => url);
    const findOwner = findOwners(outDir, files, optional);
    const tools = new Set(all.filter(({ url }) => isLeftForLater(url)));
    const sizes = new Map<string | undefined, number>();
    for (const entry of all) {
      if (tools.has(entry)) continue;
      const owner = findOwner(entry.url);
      sizes.set(owner, (sizes.get(owner) ?? 0) + entry.size);
    }
    let total = sizes.get(undefined) ?? 0;
    const isMain = (route: string) => Number(MAIN.test(route));
    const inOrder = [...optional.values()].sort((a, b) => isMain(b) - isMain(a));
    const leftOut = new Set<string | undefined>(
      inOrder.filter((route) => (total += sizes.get(route) ?? 0) > limit),
    );
    isWhole = leftOut.size === 0;
    const copied = all.filter(({ url }) => !leftOut.has(findOwner(url)));
    later = copied.filter((entry) => tools.has(entry)).map(({ url }) => url);
    return copied.filter((entry) => !tools.has(entry));
  };
  const { manifestEntries } = await getManifest({
    globDirectory: outDir,
    // Without PNGs, which are social cards.
    globPatterns: ['**/*.{html,js,json,css,svg,ico,woff2,webmanifest}'],
    globIgnores: ['404.html', 'sw.js', '_*/**'],
    // cspell:ignore dont
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    manifestTransforms: [
      (all) => ({
        manifest: select(all).map((entry) => ({
          ...entry,
          url: byFile.get(entry.url) ?? entry.url,
        })),
      }),
    ],
  });
  const entries = (manifestEntries ?? []).map(({ url, revision = null }) => ({ url, revision }));
  return { entries, later: later.sort(), isWhole };
}

/** The playground's other files, relative to the build: the sandbox, types, workers, styles. */
const PLAYGROUND_FILES = /^assets\/(?:playground\/|css\/playground[.-])/;

/**
 * Finds the scripts that only the playground and "Run it here" load: those of the chunks that are named after it,
 * and of everything that only these request.
 *
 * @param compilation - the finished compilation of the browser's bundle
 * @returns their names, relative to the build
 * @throws Error if there are none, because the chunks must have been renamed
 */
export function findPlaygroundScripts({ chunkGroups }: Pick<Compilation, 'chunkGroups'>): string[] {
  const own = new Set(chunkGroups.filter(({ name }) => name?.startsWith('playground')));
  // Iterating a set includes entries that are added meanwhile.
  for (const group of own) {
    for (const child of group.childrenIterable) {
      if (child.getParents().every((parent) => own.has(parent))) own.add(child);
    }
  }
  const others = new Set(
    chunkGroups.filter((group) => !own.has(group)).flatMap((group) => group.getFiles()),
  );
  const found = [...own].flatMap((group) => group.getFiles()).filter((file) => !others.has(file));
  if (found.length === 0) throw new Error('No script of the playground was found in the bundle.');
  return found;
}
