import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles } from '../emit-files/emitFiles';
import { createIcons } from './createIcons';
import { createManifest } from './createManifest';
import { createSprite } from './createSprite';

const MANIFEST = 'site.webmanifest';

/**
 * Supplies the site's signs, made from `static/img/icon.svg` and `wordmark.svg`: the icons and the
 * manifest as files, and the wordmark in each page's HTML, as the symbol `#wordmark`.
 */
export default function identity({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const pictures = path.join(siteDir, 'static/img');
  const readPicture = (name: string) => fs.readFileSync(path.join(pictures, name), 'utf8');
  const manifest = createManifest({ name: siteConfig.title, description: siteConfig.tagline });

  return {
    name: 'identity',
    configureWebpack(_config, isServer, utils) {
      if (isServer) return {};
      const getFiles = async () => [
        ...(await createIcons(readPicture('icon.svg'))),
        [MANIFEST, manifest] as const,
      ];
      return { plugins: [emitFiles('identity', utils, getFiles)] };
    },
    injectHtmlTags() {
      const link = (attributes: Record<string, string>) => ({ tagName: 'link', attributes });
      return {
        headTags: [
          // Its size keeps browsers that know both from preferring it to the SVG.
          link({ rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32' }),
          link({ rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` }),
          link({ rel: 'manifest', href: baseUrl + MANIFEST }),
        ],
        preBodyTags: [createSprite(readPicture('wordmark.svg'), 'wordmark')],
      };
    },
  };
}
