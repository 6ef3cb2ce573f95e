import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { createHeaders } from './createHeaders';
import { hashInlineScripts, hashScript } from './hashInlineScripts';
import { printHeadersFile } from './printHeadersFile';
import { printNginxHeaders } from './printNginxHeaders';
import { printRedirects } from './printRedirects';

export interface HostingOptions {
  /**
   * Reads the texts of the inline scripts that pages write into frames, to the letter: a frame
   * without an address of its own takes the policy of its page, which has to name them.
   */
  readFrameScripts: () => Promise<readonly string[]>;
}

/**
 * Writes what hosts have to know beside the pages: `_headers` and `_redirects` for Netlify and
 * Cloudflare, `_nginx/headers.conf` for nginx (`deploy/` says how). The Content Security Policy names
 * the inline scripts that the built pages really have.
 */
export default function hosting({ readFrameScripts }: HostingOptions): Plugin {
  return {
    name: 'hosting',
    async postBuild({ outDir, routesPaths, siteConfig: { baseUrl } }) {
      const pages = fs
        .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => fs.readFileSync(path.join(outDir, file), 'utf8'));
      const frameScripts = await readFrameScripts();
      const hashes = [...pages.flatMap(hashInlineScripts), ...frameScripts.map(hashScript)];
      const headers = createHeaders([...new Set(hashes)].sort());
      const routes = routesPaths.filter((route) => !route.endsWith('.html')).sort();
      const files = {
        _headers: printHeadersFile(headers, baseUrl),
        _redirects: printRedirects(routes),
        '_nginx/headers.conf': printNginxHeaders(headers),
      };
      for (const [file, text] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
        fs.writeFileSync(path.join(outDir, file), text);
      }
    },
  };
}
