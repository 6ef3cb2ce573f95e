import fs from 'node:fs';
import path from 'node:path';

const CATEGORIES = 50;
const PAGES_PER_CATEGORY = 20;

/** Ordinary words, so that pages differ and search has something to find. */
const WORDS =
  'atomic class component declaration element extraction focus hover layout margin media merge padding property query renderer rule selector server slot style theme token value variable'.split(
    ' ',
  );

/** @param {number} seed @param {number} count - of words */
function createSentence(seed, count) {
  const words = Array.from(
    { length: count },
    (_, place) => WORDS[(seed * 7 + place * place * 3 + place) % WORDS.length],
  );
  return `The ${words.join(' ')} of number ${seed}.`;
}

/**
 * Creates a plain page: a title, a description, and three sections of text.
 *
 * @param {number} number
 * @returns {string} Markdown
 */
export function createPage(number) {
  const sections = [1, 2, 3].map((section) => {
    const seed = number * 3 + section;
    const sentences = [8, 12, 9, 14, 10, 7].map((count, place) =>
      createSentence(seed + place, count),
    );
    return `## Section ${section} of ${number}\n\n${sentences.slice(0, 3).join(' ')}\n\n${sentences.slice(3).join(' ')}\n`;
  });
  return `---\ntitle: Generated page ${number}\ndescription: A plain page with number ${number}, which shows what the site costs when it has a thousand pages more than today.\n---\n\n${sections.join('\n')}`;
}

/**
 * Adds 1,000 pages to a copy of the site, in a second sidebar of 50 categories that start collapsed.
 *
 * @param {string} root - the copy of the repository, absolute
 * @returns {string} the route of one of the pages
 */
export function addPages(root) {
  const categories = Array.from({ length: CATEGORIES }, (_, category) => {
    const items = Array.from({ length: PAGES_PER_CATEGORY }, (_none, place) => {
      const number = category * PAGES_PER_CATEGORY + place + 1;
      const id = `many/category-${category + 1}/page-${number}`;
      const file = path.join(root, 'docs', `${id}.mdx`);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, createPage(number));
      return id;
    });
    return { type: 'category', label: `Category ${category + 1}`, collapsed: true, items };
  });
  const file = path.join(root, 'website/sidebars.ts');
  const source = fs.readFileSync(file, 'utf8');
  const end = 'export default sidebars;';
  if (!source.includes(end)) throw new Error(`${file} does not end with "${end}".`);
  fs.writeFileSync(
    file,
    source.replace(end, `sidebars['many'] = ${JSON.stringify(categories)};\n\n${end}`),
  );
  return '/many/category-25/page-500';
}
