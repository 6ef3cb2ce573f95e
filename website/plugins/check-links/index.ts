import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Parser } from 'htmlparser2';
import { globSync } from 'tinyglobby';

/**
 * Fails the build if a page refers to a file of this site that does not exist: in an `<img>` or
 * `<a>` written as HTML, which Docusaurus does not check.
 */
export default function checkLinks(): Plugin {
  return {
    name: 'check-links',
    async postBuild({ outDir, siteConfig: { baseUrl } }) {
      const known = new Map<string, boolean>();
      const pages = globSync('**/*.html', { cwd: outDir }).sort();
      const missing = pages.flatMap((page) => {
        const html = fs.readFileSync(path.join(outDir, page), 'utf8');
        return findMissingFiles(html, page, outDir, baseUrl, known);
      });
      if (missing.length === 0) return;
      const list = missing.map(({ page, element }) => `- ${page}: ${element}`).join('\n');
      throw new Error(
        `The built pages name files that the build does not have, or addresses of no known protocol:\n${list}\n` +
          'Put each file below website/static/, or correct the address.',
      );
    },
  };
}

/** Attributes with addresses that the browser fetches or the user follows. */
const ADDRESS_ATTRIBUTES = ['src', 'href', 'poster', 'data', 'srcset'] as const;

/** Allowed protocols; others are mistyped or, like `javascript:`, not addresses. */
const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:', 'data:'];

/** An address in a built page for which the build has no file. */
export interface MissingFile {
  /** The page's file, relative to the build folder. */
  page: string;
  /** The start tag, with only the attribute in question. */
  element: string;
}

function listAddresses(attribute: string, value: string): string[] {
  if (attribute !== 'srcset') return [value];
  return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

/**
 * Looks up every same-site address in a page among the files of the build.
 *
 * @param html - the page
 * @param page - its file, relative to `outDir`; relative addresses are resolved against it
 * @param outDir - the build folder, absolute
 * @param baseUrl - the path that `outDir` is served under, with slashes at both ends
 * @param known - a cache of paths and whether they exist, because pages refer to the same files
 * @returns the missing files, in the order of the page
 */
export function findMissingFiles(
  html: string,
  page: string,
  outDir: string,
  baseUrl: string,
  known: Map<string, boolean>,
): MissingFile[] {
  const missing: MissingFile[] = [];
  const pageUrl = new URL(page.split(path.sep).join('/'), `http://site.invalid${baseUrl}`);

  const exists = (address: string): boolean => {
    let pathname: string;
    try {
      const url = new URL(address, pageUrl);
      if (!PROTOCOLS.includes(url.protocol)) return false;
      if (url.host !== pageUrl.host || !url.protocol.startsWith('http')) return true;
      pathname = decodeURIComponent(url.pathname);
    } catch {
      return false;
    }
    if (!pathname.startsWith(baseUrl)) return false;
    let isThere = known.get(pathname);
    if (isThere === undefined) {
      const file = path.join(outDir, pathname.slice(baseUrl.length));
      isThere = [file, `${file}.html`, path.join(file, 'index.html')].some(
        (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
      );
      known.set(pathname, isThere);
    }
    return isThere;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      for (const attribute of ADDRESS_ATTRIBUTES) {
        const value = attributes[attribute];
        if (value === undefined) continue;
        for (const address of listAddresses(attribute, value)) {
          if (!exists(address))
            missing.push({ page, element: `<${name} ${attribute}="${address}">` });
        }
      }
    },
  });
  parser.end(html);
  return missing;
}
