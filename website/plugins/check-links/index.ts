import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findMissingFiles } from './findMissingFiles';

/**
 * Fails the build when a page names a file of this site that the build has not: an `<img>` or
 * `<a>` written as HTML, which Docusaurus leaves unchecked.
 */
export default function checkLinks(): Plugin {
  return {
    name: 'check-links',
    async postBuild({ outDir, siteConfig: { baseUrl } }) {
      const pages = fs
        .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .sort();
      const missing = pages.flatMap((page) =>
        findMissingFiles(fs.readFileSync(path.join(outDir, page), 'utf8'), page, outDir, baseUrl),
      );
      if (missing.length === 0) return;
      const list = missing.map(({ page, element }) => `- ${page}: ${element}`).join('\n');
      throw new Error(
        `The built pages name files that the build does not have:\n${list}\n` +
          'Put each file below website/static/, or correct the address.',
      );
    },
  };
}
