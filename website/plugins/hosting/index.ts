import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { globSync } from 'tinyglobby';
import { POLICIES } from '../../src/trusted-types/policies';
import { COMMON_HEADERS, createPageHeaders, hashInline, readOwnHeaders } from './createHeaders';
import {
  printHeadersFile,
  printNginxDocuments,
  printNginxHeaders,
  printNginxLocation,
  printRedirects,
} from './printHostFiles';
import { replaceFound } from '../requireTargets';

/** Directives of the policy (`createHeaders.ts`) that a `meta` element cannot set. */
const HEADER_ONLY = /; frame-ancestors [^;]+/;

export interface HostingOptions {
  /** Hosts that may show the playground in a frame, in the syntax of `frame-ancestors`. */
  embedHosts: readonly string[];
}

/** The paths of the playground, relative to the base URL; hosts treat the trailing slash differently. */
const PLAYGROUND = ['try-it-out', 'try-it-out/', 'try-it-out/index.html'];

/**
 * Writes the configuration for hosts: `_headers` and `_redirects` for Netlify and
 * Cloudflare, `_nginx/` for nginx (see `deploy/`). The Content Security Policy contains the hashes of the
 * inline code in the built pages. Documents that need another policy get their own.
 *
 * The page "not found" also gets the policy as a `meta` element, because rules that exclude those documents
 * cannot match every possible address.
 */
export default function hosting(_context: LoadContext, { embedHosts }: HostingOptions): Plugin {
  return {
    name: 'hosting',
    configureWebpack(_config, isServer) {
      // The bundler's runtime creates a policy for the addresses of chunks.
      return isServer ? {} : { output: { trustedTypes: { policyName: POLICIES.bundler } } };
    },
    async postBuild({ outDir, routesPaths, siteConfig: { baseUrl } }) {
      const files = globSync('**/*', { cwd: outDir, dot: true }).sort();
      const pages = files
        .filter((file) => file.endsWith('.html'))
        .map((file) => fs.readFileSync(path.join(outDir, file), 'utf8'));
      const documents = readOwnHeaders(outDir, files, embedHosts);
      const found = pages.map(hashInline);
      const hashes = {
        scripts: found.flatMap(({ scripts }) => scripts),
        styles: found.flatMap(({ styles }) => styles),
      };
      const page = createPageHeaders(hashes);
      const isEmbeddable = embedHosts.length > 0;
      const playground = createPageHeaders(hashes, embedHosts);
      const apart = isEmbeddable ? PLAYGROUND.map((file) => ({ file, headers: playground })) : [];
      const routes = routesPaths.filter((route) => !route.endsWith('.html')).sort();
      const notFound = fs.readFileSync(path.join(outDir, '404.html'), 'utf8');
      const written = {
        '404.html': insertPolicy(notFound, page['Content-Security-Policy'] ?? ''),
        _headers: printHeadersFile({ page, documents: [...documents, ...apart], files, baseUrl }),
        _redirects: printRedirects(routes),
        '_nginx/headers.conf': printNginxHeaders({ ...page, ...COMMON_HEADERS }),
        '_nginx/documents.conf': printNginxDocuments(documents, baseUrl),
        // For a location that exists in any case; if empty, it inherits the server's headers.
        '_nginx/playground.conf': isEmbeddable
          ? printNginxLocation({ ...playground, ...COMMON_HEADERS })
          : '',
      };
      for (const [file, text] of Object.entries(written)) {
        fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
        fs.writeFileSync(path.join(outDir, file), text);
      }
    },
  };
}

/** Inserts a policy into a page, before everything that it applies to. */
function insertPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${replaceFound(policy, HEADER_ONLY, () => '')}">`;
  return replaceFound(html, /(?<=<head>)(?:<meta charset=[^>]+>)?/i, (charset) => charset + tag);
}
