import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import subsetFont from 'subset-font';
import { emitFiles, hashContent, writeStylesheet } from '../emitFiles';

/** What titles are written in; the test reads them all. Code in titles has the face of code. */
export const CHARACTERS =
  " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?()@&+/-_–'’";

const SOURCE = '@fontsource/space-grotesk/files/space-grotesk-latin-600-normal.woff2';
/** It asks to be passed on with the font. */
const LICENSE = '@fontsource/space-grotesk/LICENSE';

/**
 * Supplies the face of headings: one weight, cut down to what titles are written in. It is hosted
 * here, asked for early, and first paint does not wait for it.
 */
export default async function displayFace({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Promise<Plugin> {
  const font = await subsetFont(fs.readFileSync(require.resolve(SOURCE)), CHARACTERS, {
    targetFormat: 'woff2',
    // Kerning would be a fifth of the file.
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
        // Fonts are asked for without credentials, and a preload has to match.
        crossorigin: 'anonymous',
      };
      return { headTags: [{ tagName: 'link', attributes }] };
    },
  };
}

/**
 * Writes the rule that names the face of headings.
 *
 * `optional`: where it has not come within 100 ms, the page keeps the user's own face, and nothing
 * moves later. So a fallback of the same metrics is not needed.
 *
 * @param url - of the file; the bundler is told to leave it, because it would inline a file this small
 */
export function printFontFace(url: string): string {
  return `@font-face {
  font-family: 'Space Grotesk';
  font-weight: 600;
  font-display: optional;
  src: /* webpackIgnore: true */ url('${url}') format('woff2');
}
`;
}
