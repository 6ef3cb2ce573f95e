import { allocateHues, HUE_COUNT } from '@griffel-site/engine';
import postcss from 'postcss';
import fs from 'node:fs';
import path from 'node:path';

/** A class of a sample. */
export interface Atom {
  name: string;
  /** The number of its hue on its page, 0 to 7. */
  hue: number;
}

/** The blocks of CSS in the committed outputs of a page. */
const CSS_BLOCK = /^(`{3,})css\n([\s\S]*?)^\1$/gm;

/** Griffel's class names: `f` for a declaration, `r` for reset styles. */
const CLASS_NAME = /\.([fr][a-z0-9]{5,})/;

/**
 * Reads the classes of a page's samples.
 *
 * @param outputs - the committed outputs of the page, Markdown
 * @returns each class once, in the order of the page
 */
export function readAtoms(outputs: string): Atom[] {
  const names: string[] = [];
  for (const [, , css = ''] of outputs.matchAll(CSS_BLOCK)) {
    postcss.parse(css).walkRules(({ selector }) => {
      const name = CLASS_NAME.exec(selector)?.[1];
      if (name !== undefined) names.push(name);
    });
  }
  return [...allocateHues(names)]
    .sort(([a], [b]) => names.indexOf(a) - names.indexOf(b))
    .map(([name, number]) => ({ name, hue: number % HUE_COUNT }));
}

/**
 * Reads the classes of all samples.
 *
 * @param outputs - the folder of the committed outputs, absolute
 * @returns the classes of each file of samples, by the file's path in the repository, without its
 *   extension
 */
export function readSiteAtoms(outputs: string): ReadonlyMap<string, readonly Atom[]> {
  const files = fs
    .readdirSync(outputs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort();
  return new Map(
    files.map((file) => [
      file.slice(0, -'.md'.length).split(path.sep).join('/'),
      readAtoms(fs.readFileSync(path.join(outputs, file), 'utf8')),
    ]),
  );
}

/** A chip in the pattern of a card. */
export interface Chip extends Atom {
  /** Whether the class is from the page; others fill the pattern. */
  isOwn: boolean;
}

/** Ranks names in an order that looks random, but is the same in each build. */
function rank(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 33 + character.charCodeAt(0)) % 1_000_003;
  return hash;
}

/**
 * Arranges classes for the pattern of a card: those of the page and, if they are few, others of the site in
 * between.
 *
 * @param own - the classes of the page
 * @param all - the classes of the site
 * @param count - the number of chips
 */
export function arrangeChips(own: readonly Atom[], all: readonly Atom[], count: number): Chip[] {
  const chips = new Map<string, Chip>();
  for (const atom of own) chips.set(atom.name, { ...atom, isOwn: true });
  for (const atom of all)
    if (!chips.has(atom.name)) chips.set(atom.name, { ...atom, isOwn: false });
  return [...chips.values()].slice(0, count).sort((a, b) => rank(a.name) - rank(b.name));
}
