import { expect, test } from '@playwright/test';
import { testWithoutScripts } from './support/testWithoutScripts.ts';
import { DOC_ROUTES, ROUTES } from './support/routes.ts';
import { openPage } from './support/openPage.ts';

/** Returns the address of a page's Markdown. */
function findMarkdown(route: string): string {
  return `${route.replace(/\/$/, '') || '/index'}.md`;
}

const FENCE = /^( *)(`{3,}).*\n([\s\S]*?)^\1\2$/gm;

/** The pages that are about the output of compilers. */
const ABOUT_COMPILERS = /\/(?:ahead-of-time-compilation|css-extraction)\//;

/** Phrases that make no sense without tabs and a pointer. */
const ON_PAGE_ONLY =
  /\bpoint (?:at|to) (?:a|an|any|the) |\b(?:CSS|Classes|Compiled|Extracted)\*\* tab\b|\bthe tab\b/i;

/** Reads the code of all fences. */
function readFences(markdown: string): string[] {
  return [...markdown.matchAll(FENCE)].map(([, indent = '', , code = '']) =>
    code
      .split('\n')
      .map((line) => line.slice(indent.length))
      .join('\n')
      .trim(),
  );
}

/** Removes characters that may be Markdown syntax from a text, to compare it with that of a page. */
function strip(text: string): string {
  return text
    .replace(/[`*_~\\\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads the text of a line of Markdown, without the addresses of links. */
function readLine(markdown: string): string {
  return strip(markdown.replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1'));
}

function readRows(prose: string): string[][] {
  return [...prose.matchAll(/^ *\|(.*)\|$/gm)]
    .map(([, row = '']) => row.split(/(?<!\\)\|/).map(readLine))
    .filter((cells) => !cells.every((cell) => cell === '-'));
}

// Compares with the built page as a browser reads it, independent of the code that writes the Markdown.
for (const route of ROUTES) {
  testWithoutScripts(
    `page Markdown: ${route} loses no heading, code, table or picture, and has no JSX, empty code or dead links`,
    async ({ page, request }) => {
      const response = await request.get(findMarkdown(route));
      expect(response.headers()['content-type']).toContain('text/markdown');
      const markdown = await response.text();
      const fences = readFences(markdown);
      const prose = markdown.replace(FENCE, '');
      expect(fences).not.toContain('');
      const text = prose.replace(/`[^`\n]*`/g, '');
      // A label has the title of its code once, as shown.
      expect(text).not.toMatch(/^\*\*.*(?:\\|\.[jt]sx?[\w/]+\.[jt]sx?).*\*\*$/m);
      expect(text.split('\n').filter((line) => ON_PAGE_ONLY.test(line))).toEqual([]);
      expect(text).not.toMatch(/^(?:import|export) |^:::|(?<!\\)<\/?[a-zA-Z]+[ >/]|className=/m);
      const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => new URL(link));
      const own = new URL(/^Page: <(.*)>/m.exec(text)?.[1] ?? '');
      const paths = links.filter(({ origin }) => origin === own.origin);
      for (const path of new Set(paths.map(({ pathname }) => pathname))) {
        expect((await request.get(path)).status(), path).toBe(200);
      }
      expect(own.pathname).toBe(route);

      await page.goto(route);
      const shown = await page.evaluate(() => {
        const read = (element: Element) => element.textContent ?? '';
        const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
        return {
          headings: all(':is(h1, h2, h3, h4)').map((heading) => ({
            depth: Number(heading.tagName[1]),
            text: read(heading),
          })),
          code: all('pre')
            .filter((pre) => !pre.closest('[data-manager]:not([data-manager="npm"])'))
            .map((pre) => (pre.textContent ?? '').trim())
            .filter((code) => code !== ''),
          rows: all('tr').map((row) => [...row.children].map(read)),
          pictures: all('img').map((img) => img.getAttribute('alt') ?? ''),
          samples: all('[role=tablist][aria-label="Output"]').length,
          results: all('[data-result]').length,
        };
      });

      const headings = [...prose.matchAll(/^[- ]*(#{1,6}) (.*)$/gm)].map(
        ([, marks = '', text = '']) => ({ depth: marks.length, text: readLine(text) }),
      );
      expect(headings).toEqual(
        shown.headings.map(({ depth, text }) => ({ depth, text: strip(text) })),
      );
      for (const code of shown.code) expect(fences).toContain(code);
      expect(readRows(prose)).toEqual(shown.rows.map((cells) => cells.map(strip)));
      expect(prose.match(/!\[/g)?.length ?? 0).toBe(shown.pictures.length);
      for (const alt of shown.pictures) expect(prose).toContain(`![${alt}](http`);
      // Outputs that the page loads on demand are included if they add something.
      const lines = prose.split('\n');
      const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
      expect(count(/^\*\*CSS(?:, left to right)?\*\*$/)).toBeLessThanOrEqual(shown.samples);
      if (shown.samples > 0) expect(count(/^\*\*(?:CSS.*|Classes)\*\*$/)).toBeGreaterThan(0);
      const compiled = count(/^\*\*(?:Compiled|Extracted): /);
      if (!ABOUT_COMPILERS.test(route)) expect(compiled).toBe(0);
      else if (shown.samples > 0) expect(compiled).toBeGreaterThan(0);
      expect(count(/^Result: /)).toBe(shown.results);
    },
  );
}

test('page Markdown: a page can be copied as Markdown, and links to it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/react/api/merge-classes');
  await page.getByText('Page actions').click();
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const link = page.getByRole('link', { name: 'View as Markdown' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(copied).toBe(await (await page.request.get(address)).text());
  expect(copied).toMatch(/^# mergeClasses\n/);
});

test('page Markdown: if a page cannot be copied, the button says so', async ({ page }) => {
  await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
  await openPage(page, '/react/api/merge-classes');
  await page.getByText('Page actions').click();
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible();
});

test('page Markdown: llms.txt lists every page, and llms-full.txt contains them all', async ({
  request,
}) => {
  const index = await (await request.get('/llms.txt')).text();
  expect(index).toMatch(/^# Griffel\n\n> .+\n\n/);
  expect(Buffer.byteLength(index)).toBeLessThanOrEqual(16_000);
  const listed = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect([...listed].sort()).toEqual([...ROUTES.map(findMarkdown), '/llms-full.txt'].sort());

  const full = await (await request.get('/llms-full.txt')).text();
  expect(Buffer.byteLength(full)).toBeLessThanOrEqual(500_000);
  for (const route of DOC_ROUTES) {
    const [title = ''] = (await (await request.get(findMarkdown(route))).text()).split('\n');
    expect(full, route).toContain(`---\n\n${title}\n`);
  }
  // Entries state their size, because their readers pay for each word.
  const entries = index.split('\n').filter((line) => line.startsWith('- ['));
  expect(entries.filter((line) => !/\d KB/.test(line))).toEqual([]);
  expect(index).toMatch(/llms-full\.txt\): large, \d+ KB, about \d+,000 tokens\./);
});

test('page Markdown: the menu is hidden until all of it has loaded', async ({ page }) => {
  await page.route('**/react/install', async (route) => {
    const response = await route.fetch();
    const [start] = (await response.text()).split('<summary class=opener>Page actions');
    await route.fulfill({ response, body: start ?? '' });
  });
  // Hydration would add what is missing.
  await page.route('**/assets/js/*.js', () => undefined);
  await page.goto('/react/install', { waitUntil: 'commit' });
  // Until then, browsers would show their own label, which has another size.
  const menu = page.locator('details').last();
  await expect(menu).toHaveCSS('visibility', 'hidden');
  await page.unrouteAll();
  await openPage(page, '/react/install');
  await expect(page.getByText('Page actions')).toBeVisible();
});
