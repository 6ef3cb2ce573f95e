import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { editPage } from '../page-list/editPage';
import { findPageFile } from '../page-list/findPageFile';
import type { Page } from '../page-list/Page';
import { readPages } from '../page-list/readPages';
import { arrangeChips } from './arrangeChips';
import type { Atom } from './Atom';
import { createCardPrinter } from './createCardPrinter';
import { CARD, CHIPS, drawCard } from './drawCard';
import { insertCardTags } from './insertCardTags';
import { loadTypeface } from './loadTypeface';
import { readSiteAtoms } from './readSiteAtoms';

export interface SocialCardsOptions {
  /** The folder of the committed outputs of all samples, absolute. */
  outputs: string;
  /** Where rendered cards are kept between builds, absolute. */
  cache: string;
}

/** The classes of a page: of its own samples, or of those in parts that a page of ours imports. */
function findAtoms(source: string, atoms: ReadonlyMap<string, readonly Atom[]>): readonly Atom[] {
  const { dir, name } = path.posix.parse(source);
  const own = atoms.get(`${dir}/${name}`);
  if (own) return own;
  const parts = [...atoms].filter(([file]) => file.startsWith(`${dir}/_`));
  return parts.flatMap(([, list]) => list);
}

/**
 * Renders a picture for each page, which social networks and messengers show beside a link: its
 * title, its section, and the classes that its samples have come to. Names it in the page's head.
 */
export default function socialCards(
  { siteDir, baseUrl, siteConfig }: LoadContext,
  { outputs, cache }: SocialCardsOptions,
): Plugin {
  let pages: Page[] = [];
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      pages = readPages(allContent, path.basename(siteDir));
    },
    async postBuild({ outDir }) {
      const atoms = readSiteAtoms(outputs);
      const all = [...atoms.values()].flat();
      const print = createCardPrinter(cache, CARD.width);
      const tools = {
        display: loadTypeface(
          '@fontsource/space-grotesk/files/space-grotesk-latin-600-normal.woff',
        ),
        mono: loadTypeface('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff'),
        wordmark: fs.readFileSync(path.join(siteDir, 'static/img/wordmark.svg'), 'utf8'),
      };
      for (const { route, title, section, source } of pages) {
        const name = route.slice(baseUrl.length).replace(/\/$/, '') || 'home';
        const chips = arrangeChips(findAtoms(source, atoms), all, CHIPS);
        const heading = title ?? siteConfig.tagline;
        const png = await print(drawCard({ title: heading, section, chips }, tools));
        const file = path.join(outDir, 'img/cards', `${name}.png`);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, png);

        const tags = {
          ...CARD,
          url: `${siteConfig.url}${baseUrl}img/cards/${name}.png`,
          alt: [siteConfig.title, ...section, heading].join(': '),
        };
        editPage(findPageFile(outDir, route, baseUrl), (html) => insertCardTags(html, tags));
      }
    },
  };
}
