import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { COMMON_HEADERS, createPageHeaders } from './createHeaders';
import { hashInline } from './hashInline';
import { printHeadersFile } from './printHeadersFile';
import { printNginxDocuments, printNginxHeaders } from './printNginxHeaders';
import { printRedirects } from './printRedirects';
import { readOwnHeaders } from './readOwnHeaders';

/** What a policy cannot say from inside a page. */
const HEADER_ONLY = /; frame-ancestors [^;]+/;

/**
 * Writes what hosts have to know beside the pages: `_headers` and `_redirects` for Netlify and
 * Cloudflare, `_nginx/` for nginx (`deploy/` says how). The Content Security Policy names what the
 * built pages really have inline. Documents that it is not made for get their own.
 *
 * The page for unknown addresses gets the policy as an element, too, because rules that leave out
 * such a document cannot match every address there is.
 */
export default function hosting(): Plugin {
  return {
    name: 'hosting',
    async postBuild({ outDir, routesPaths, siteConfig: { baseUrl } }) {
      const entries = fs.readdirSync(outDir, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(outDir, path.join(parentPath, name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort();
      const pages = files
        .filter((file) => file.endsWith('.html'))
        .map((file) => fs.readFileSync(path.join(outDir, file), 'utf8'));
      const documents = readOwnHeaders(outDir, files);
      const hashes = pages.map(hashInline);
      const page = createPageHeaders({
        scripts: hashes.flatMap(({ scripts }) => scripts),
        styles: hashes.flatMap(({ styles }) => styles),
      });
      const routes = routesPaths.filter((route) => !route.endsWith('.html')).sort();
      const notFound = fs.readFileSync(path.join(outDir, '404.html'), 'utf8');
      const written = {
        '404.html': insertPolicy(notFound, page['Content-Security-Policy'] ?? ''),
        _headers: printHeadersFile({ page, documents, files, baseUrl }),
        _redirects: printRedirects(routes),
        '_nginx/headers.conf': printNginxHeaders({ ...page, ...COMMON_HEADERS }),
        '_nginx/documents.conf': printNginxDocuments(documents, COMMON_HEADERS, baseUrl),
      };
      for (const [file, text] of Object.entries(written)) {
        fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
        fs.writeFileSync(path.join(outDir, file), text);
      }
    },
  };
}

/** Puts a policy into a page, before all that it is about. */
function insertPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ONLY, '')}">`;
  const head = /<head>(?:<meta charset=[^>]+>)?/i.exec(html)?.[0];
  if (head === undefined) throw new Error('404.html has no head for the policy.');
  return html.replace(head, () => head + tag);
}
