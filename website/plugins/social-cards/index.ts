import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { editPage, findPageFile, insertAfterTitle } from '../editPage';
import { type Page, readPages } from '../readPages';
import { arrangeChips, type Atom, readSiteAtoms } from './readAtoms';
import { CARD, CHIPS, drawChips, drawTitle, loadTypeface } from './drawCard';
import crypto from 'node:crypto';
import { encodePNG, type Pixels, renderPixels } from '../renderPNG';

export interface SocialCardsOptions {
  /** The folder of the committed outputs of all samples, absolute. */
  outputs: string;
  /** The folder that caches rendered cards between builds, absolute. */
  cache: string;
}

/** The classes of a page's samples, or of those in its partials. */
function findAtoms(source: string, atoms: ReadonlyMap<string, readonly Atom[]>): readonly Atom[] {
  const { dir, name } = path.posix.parse(source);
  const own = atoms.get(`${dir}/${name}`);
  if (own) return own;
  const parts = [...atoms].filter(([file]) => file.startsWith(`${dir}/_`));
  return parts.flatMap(([, list]) => list);
}

/**
 * Renders a picture for each page, which social networks and messengers show with a link: the page's
 * title, its section, and the classes of its samples. Adds it to the page's head.
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
      const print = createCardPrinter(cache);
      const display = loadTypeface(
        '@fontsource/space-grotesk/files/space-grotesk-latin-600-normal.woff',
      );
      const mono = loadTypeface(
        '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff',
      );
      const wordmark = fs.readFileSync(path.join(siteDir, 'static/img/wordmark.svg'), 'utf8');
      /** Drawn chips by the page's own classes, because pages without any have the same chips. */
      const chips = new Map<string, string>();
      const drawChipsOf = (own: readonly Atom[]): string => {
        const key = own.map(({ name }) => name).join();
        const drawn = chips.get(key) ?? drawChips(arrangeChips(own, all, CHIPS), mono);
        chips.set(key, drawn);
        return drawn;
      };
      const addCard = async ({ route, title, section, source }: Page): Promise<void> => {
        const name = route.slice(baseUrl.length).replace(/\/$/, '') || 'home';
        const heading = title ?? siteConfig.tagline;
        const png = await print(
          drawTitle(heading, section, { display, wordmark }),
          drawChipsOf(findAtoms(source, atoms)),
        );
        const file = path.join(outDir, 'img/cards', `${name}.png`);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, png);

        const tags = {
          ...CARD,
          url: `${siteConfig.url}${baseUrl}img/cards/${name}.png`,
          alt: [siteConfig.title, ...section, heading].join(': '),
        };
        editPage(findPageFile(outDir, route, baseUrl), (html) => insertCardTags(html, tags));
      };
      // Two at a time, so that one is rendered while the other is compressed.
      const queue = pages.values();
      const addRest = async (): Promise<void> => {
        for (const page of queue) await addCard(page);
      };
      await Promise.all([addRest(), addRest()]);
    },
  };
}

/** The data of a page's card for its head. */
export interface CardTags {
  /** The address of the picture, absolute. */
  url: string;
  /** The alternative text of the picture. */
  alt: string;
  width: number;
  height: number;
}

/** The tag with the card's address from `PageTags`; the other tags must follow it. */
const IMAGE = /<meta[^>]* property="?og:image"? [^>]*>/;

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** Prints a tag that is removed when the user navigates (`src/client/mendDocusaurus.ts`). */
function printTag(property: string, content: string): string {
  return `<meta property="og:${property}" content="${escapeAttribute(content)}" data-page>`;
}

/**
 * Adds a page's card to its head, with its size and alternative text. (`SiteMetadata` requests large cards.)
 *
 * @param html - a page
 * @throws Error if the page has no title
 */
export function insertCardTags(html: string, { url, alt, width, height }: CardTags): string {
  const tags =
    printTag('image:width', String(width)) +
    printTag('image:height', String(height)) +
    printTag('image:alt', alt);
  const image = IMAGE.exec(html)?.[0];
  return image === undefined
    ? insertAfterTitle(html, printTag('image', url) + tags)
    : html.replace(image, () => image + tags);
}

/** Part of the cache key; increment it when the output of `renderPNG.ts` changes. */
const FORMAT = 3;

/**
 * Creates a function that renders cards, and caches them by a hash of their SVGs.
 *
 * @param cache - a folder, absolute; created if it does not exist
 */
export function createCardPrinter(
  cache: string,
): (title: string, chips: string) => Promise<Uint8Array> {
  /** The lower part of the last card, because most cards share it. */
  let last: { svg: string; rendered: Promise<Pixels> } | undefined;
  const renderLower = (svg: string): Promise<Pixels> => {
    if (last?.svg !== svg) last = { svg, rendered: renderPixels(svg, CARD.width) };
    return last.rendered;
  };

  const render = async (title: string, chips: string): Promise<Uint8Array> => {
    const parts = await Promise.all([renderPixels(title, CARD.width), renderLower(chips)]);
    const pixels = Buffer.concat(parts.map((part) => part.pixels));
    return encodePNG({ pixels, ...CARD });
  };

  return async (title, chips) => {
    const hash = crypto
      .createHash('sha256')
      .update(`${FORMAT} ${CARD.width} ${title} ${chips}`)
      .digest('hex')
      .slice(0, 32);
    const file = path.join(cache, `${hash}.png`);
    if (fs.existsSync(file)) return fs.readFileSync(file);
    const png = await render(title, chips);
    fs.mkdirSync(cache, { recursive: true });
    // Write atomically, because other builds may read the file at the same time.
    const temporary = `${file}.${process.pid}`;
    fs.writeFileSync(temporary, png);
    fs.renameSync(temporary, file);
    return png;
  };
}
