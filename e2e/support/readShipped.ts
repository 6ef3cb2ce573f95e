import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { SITE } from './origins.ts';

/** The scripts of a site by its origin, read once because many tests need them. */
const shipped = new Map<string, Promise<Map<string, string>>>();

/** The address of a part of the list of pages, which contains only data. */
export const PAGE_LIST = /\/assets\/js\/pages\.\w+\.js$/;

/** An entry of the list of pages, with the page's file in `/assets/js/`. */
type ListedPage = readonly [path: string, file: string, id: string, sidebar?: string];

/**
 * Reads the list of documentation pages from all its parts, which browsers request one at a time.
 *
 * @param scripts of a site, by their addresses
 */
export function readPageList(scripts: ReadonlyMap<string, string>): ListedPage[] {
  const parts = [...scripts].filter(([address]) => PAGE_LIST.test(address));
  return parts.flatMap(
    ([, text]) => JSON.parse(text.slice(text.indexOf(']=') + 2)) as ListedPage[],
  );
}

/**
 * Fetches every script that a site ships: those that its home page loads, the chunks that these know by name, and
 * those of listed pages.
 *
 * @returns the text of each script by its address
 */
export function readShippedScripts(
  request: APIRequestContext,
  origin = SITE,
): Promise<Map<string, string>> {
  const scripts = shipped.get(origin) ?? fetchShippedScripts(request, origin);
  shipped.set(origin, scripts);
  return scripts;
}

async function fetchShippedScripts(
  request: APIRequestContext,
  origin: string,
): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const fetchScript = async (address: string): Promise<string> => {
    const response = await request.get(`${origin}${address}`);
    if (!response.ok()) throw new Error(`${address} answers ${response.status()}.`);
    const text = await response.text();
    scripts.set(address, text);
    return text;
  };

  const html = await (await request.get(`${origin}/`)).text();
  // They are in the data from which an inline script requests them after the first paint.
  const first = [...html.matchAll(/"(\/[^\s">]+\.js)"/g)].map(([, src = '']) => src);
  const texts = await Promise.all(first.map(fetchScript));

  // The runtime: "assets/js/" + ({ id: "name" }[id] || id) + "." + { id: "hash" }[id] + ".js".
  const [, names = '', hashes = ''] =
    /"assets\/js\/"\+\(\((\{[^}]*\})\)\[\w+\]\|\|\w+\)\+"\."\+\((\{[^}]*\})\)\[\w+\]/.exec(
      texts.join('\n'),
    ) ?? [];
  const readPairs = (object: string) =>
    [...object.matchAll(/(\w+):"([\w-]+)"/g)].map(([, key = '', value = '']) => {
      // A minifier writes the key 8000 as 8e3.
      const id = /^\d+e\d+$/.test(key) ? String(Number(key)) : key;
      return [id, value] as const;
    });
  const nameOf = new Map(readPairs(names));
  const chunks = readPairs(hashes).map(
    ([id, hash]) => `/assets/js/${nameOf.get(id) ?? id}.${hash}.js`,
  );
  if (chunks.length === 0) throw new Error('The scripts of the home page name no chunk.');
  // One after the other, because thirty connections at once take seconds on some machines.
  for (const chunk of chunks) await fetchScript(chunk);
  const { parts } = JSON.parse(/ data-late>([^<]*)/.exec(html)?.[1] ?? '') as { parts: string[][] };
  for (const [, file = ''] of parts) await fetchScript(`/assets/js/${file}`);
  for (const [, file] of readPageList(scripts)) await fetchScript(`/assets/js/${file}`);
  return scripts;
}

/**
 * Searches every script that a site ships.
 *
 * @param pattern with the flag `g`
 * @returns the distinct matches
 */
export async function findInScripts(
  request: APIRequestContext,
  pattern: RegExp,
  origin = SITE,
): Promise<string[]> {
  const texts = [...(await readShippedScripts(request, origin)).values()];
  return [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))];
}

/**
 * Finds the one script of the site that contains a text.
 *
 * @returns a pattern of its address, for `page.route`
 * @throws if no script, or more than one, contains it
 */
export async function findScript(page: Page, text: string): Promise<string> {
  const scripts = [...(await readShippedScripts(page.request))];
  const found = scripts.filter(([, script]) => script.includes(text)).map(([address]) => address);
  const [address] = found;
  if (address === undefined || found.length > 1) {
    throw new Error(`${text} is in ${found.length} scripts: ${found.join(', ')}`);
  }
  return `**${address}`;
}

/** Finds the script with the search index, like `findScript`. */
export const findSearchIndex = (page: Page) => findScript(page, '"sections":[{"heading"');

const LITERAL = /JSON\.parse\((?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)\)/g;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Finds the data that a site ships in its scripts, as they parse it in the reader's browser.
 *
 * @param key a property that only the wanted object has, at the top or one level below
 * @throws if no script, or more than one object, has it
 */
export async function readShippedData(
  request: APIRequestContext,
  key: string,
  origin = SITE,
): Promise<Record<string, unknown>> {
  const objects: Record<string, unknown>[] = [];
  for (const text of (await readShippedScripts(request, origin)).values()) {
    for (const [, quoted, ticked] of text.matchAll(LITERAL)) {
      const json = (quoted ?? ticked ?? '').replace(/\\(.)/g, '$1');
      if (!json.includes(`"${key}"`)) continue;
      const data: unknown = JSON.parse(json);
      if (isObject(data)) objects.push(data);
    }
  }
  const isOwner = (object: object) => Object.hasOwn(object, key);
  const atTop = objects.filter(isOwner);
  const found =
    atTop.length > 0
      ? atTop
      : objects.flatMap((o) => Object.values(o).filter(isObject)).filter(isOwner);
  const [data] = found;
  if (data === undefined || found.length > 1) {
    throw new Error(`${found.length} of the shipped objects have "${key}"; one should.`);
  }
  return data;
}

/** A version of the documentation in the data of the running site. */
interface DocsVersion {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  docs: { id: string; path: string; sidebar: string }[];
  sidebars: Record<string, unknown>;
  draftIds: string[];
}

/**
 * Reads what the site ships about its documentation.
 *
 * @returns its only version
 * @throws if it has several
 */
export async function readDocsData(request: APIRequestContext): Promise<DocsVersion> {
  const data = await readShippedData(request, 'docusaurus-plugin-content-docs');
  const plugins = data['docusaurus-plugin-content-docs'] as {
    default: { versions: DocsVersion[] };
  };
  const [version, ...others] = plugins.default.versions;
  if (!version || others.length > 0)
    throw new Error('The documentation does not have exactly one version.');
  // The data has only the pages that the navigation bar links to; the list has all.
  const listed = readPageList(await readShippedScripts(request));
  const docs = listed.map(([path, , id, sidebar = '']) => ({ id, path, sidebar }));
  for (const doc of version.docs) expect(docs).toContainEqual(doc);
  return { ...version, docs };
}
