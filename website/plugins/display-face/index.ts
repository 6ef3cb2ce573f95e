import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import subsetFont from 'subset-font';
import { emitFiles, hashContent, writeStylesheet } from '../emitFiles';

/** The characters of all titles, which the test checks. Code in titles uses the font of code. */
export const CHARACTERS =
  " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?()@&+/-_–'’";

const SOURCE = '@fontsource/space-grotesk/files/space-grotesk-latin-600-normal.woff2';
/** The license must be distributed with the font. */
const LICENSE = '@fontsource/space-grotesk/LICENSE';

/**
 * Supplies the font of headings: one weight, reduced to the characters of titles. It is self-hosted, and preloaded
 * so that it is usually there at the first paint.
 */
export default async function displayFace({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Promise<Plugin> {
  const font = await subsetFont(fs.readFileSync(require.resolve(SOURCE)), CHARACTERS, {
    targetFormat: 'woff2',
    // Without kerning, which would be a fifth of the file.
    keepFeatures: [],
  });
  const license = fs.readFileSync(require.resolve(LICENSE));
  const hash = hashContent(font);
  const file = `assets/fonts/space-grotesk-600.${hash}.woff2`;

  return {
    name: 'display-face',
    getClientModules: () =>
      writeStylesheet(generatedFilesDir, 'display-face', printFontFace(baseUrl + file)),
    configureWebpack(_config, isServer, utils) {
      if (isServer) return {};
      const files = [
        [file, font],
        [`${file}.license.txt`, license],
      ] as const;
      return { plugins: [emitFiles('display-face', utils, () => files)] };
    },
    injectHtmlTags() {
      const attributes = {
        rel: 'preload',
        href: baseUrl + file,
        as: 'font',
        type: 'font/woff2',
        // Fonts are requested without credentials, and a preload must match.
        crossorigin: 'anonymous',
      };
      return { headTags: [{ tagName: 'link', attributes }] };
    },
  };
}

/**
 * Prints the rule for the font of headings.
 *
 * `optional` means that if it has not loaded within 100 ms, the page keeps the fallback font, and nothing
 * moves later. So a fallback with the same metrics is not needed.
 *
 * @param url - of the file; the bundler must ignore it, because it would inline such a small file
 */
function printFontFace(url: string): string {
  return `@font-face {
  font-family: 'Space Grotesk';
  font-weight: 600;
  font-display: optional;
  src: /* webpackIgnore: true */ url('${url}') format('woff2');
}
`;
}
