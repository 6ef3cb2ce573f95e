import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { editPage, findPageFile, insertAfterTitle } from '../page-list/editPage';
import { type Page, readPages } from '../page-list/readPages';
import { arrangeChips, type Atom, readSiteAtoms } from './readAtoms';
import { CARD, CHIPS, drawCard } from './drawCard';
import { loadTypeface } from './loadTypeface';
import crypto from 'node:crypto';
import { renderPNG } from '../renderPNG';

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

/** Marked as what the browser drops when the user goes on (`dropStaticTags`). */
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

/** Raise it when `renderPNG` makes something else of the same picture. */
const FORMAT = 2;

/**
 * Makes a function that renders pictures, and remembers them: what a picture is made of names the
 * file in which it is kept.
 *
 * @param cache - a folder, absolute; made when it is missing
 * @param width - of the pictures, in pixels
 */
export function createCardPrinter(
  cache: string,
  width: number,
): (svg: string) => Promise<Uint8Array> {
  return async (svg) => {
    const hash = crypto
      .createHash('sha256')
      .update(`${FORMAT} ${width} ${svg}`)
      .digest('hex')
      .slice(0, 32);
    const file = path.join(cache, `${hash}.png`);
    if (fs.existsSync(file)) return fs.readFileSync(file);
    const png = await renderPNG(svg, { width, isOpaque: true });
    fs.mkdirSync(cache, { recursive: true });
    // In two steps, for other builds may read it at the same time.
    const temporary = `${file}.${process.pid}`;
    fs.writeFileSync(temporary, png);
    fs.renameSync(temporary, file);
    return png;
  };
}
