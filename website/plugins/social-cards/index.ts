import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { editPage, findPageFile, insertAfterTitle } from '../editPage';
import { type Page, readPages } from '../readPages';
import { arrangeChips, type Atom, readSiteAtoms } from './readAtoms';
import { CARD, CHIPS, drawChips, drawTitle } from './drawCard';
import { loadTypeface } from './loadTypeface';
import crypto from 'node:crypto';
import { encodePNG, type Pixels, renderPixels } from '../renderPNG';

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
      const print = createCardPrinter(cache);
      const display = loadTypeface(
        '@fontsource/space-grotesk/files/space-grotesk-latin-600-normal.woff',
      );
      const mono = loadTypeface(
        '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff',
      );
      const wordmark = fs.readFileSync(path.join(siteDir, 'static/img/wordmark.svg'), 'utf8');
      /** By the page's own classes: most pages have none, and the same chips. */
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
      // One is rendered while another is packed.
      const queue = pages.values();
      const addRest = async (): Promise<void> => {
        for (const page of queue) await addCard(page);
      };
      await Promise.all([addRest(), addRest()]);
    },
  };
}

/** What the head of a page says of its card. */
export interface CardTags {
  /** The address of the picture, absolute. */
  url: string;
  /** What the picture shows, for users who do not see it. */
  alt: string;
  width: number;
  height: number;
}

/** The tag that names the card, where the page has it (`PageTags`): the others follow it. */
const IMAGE = /<meta[^>]* property="?og:image"? [^>]*>/;

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** Marked as what the browser drops when the user goes on (`src/client/mendDocusaurus.ts`). */
function printTag(property: string, content: string): string {
  return `<meta property="og:${property}" content="${escapeAttribute(content)}" data-page>`;
}

/**
 * Names a page's card in its head, and says how large it is and what it shows. (That it is to be
 * shown large, the site's own metadata says.)
 *
 * @param html - a page
 * @throws when the page has no title
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

/** Raise it when `renderPNG.ts` makes something else of the same picture. */
const FORMAT = 3;

/**
 * Makes a function that renders cards, and remembers them: what a card is made of names the file in
 * which it is kept.
 *
 * @param cache - a folder, absolute; made when it is missing
 */
export function createCardPrinter(
  cache: string,
): (title: string, chips: string) => Promise<Uint8Array> {
  /** The lower part of the last card, which most have in common. */
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
    // In two steps, because other builds may read it at the same time.
    const temporary = `${file}.${process.pid}`;
    fs.writeFileSync(temporary, png);
    fs.renameSync(temporary, file);
    return png;
  };
}
