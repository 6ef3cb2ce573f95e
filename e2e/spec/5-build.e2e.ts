import { expect, test } from '@playwright/test';
import { SITE } from '../origins.ts';
import { buildFixture } from './support/buildFixture.ts';
import { readShippedScripts } from './support/readShippedScripts.ts';

/** Small sites with one fault each, and what the build has to say of it. */
const FAILING = [
  {
    fixture: 'broken-link',
    title: 'a link to a page that is not there fails it',
    says: ['- index.html: <a href="/nowhere">', 'or correct the address'],
  },
  {
    fixture: 'link-past-the-router',
    title: 'a link through the router to what is no page fails it',
    says: [
      'Docusaurus found broken links!',
      'Broken link on source page path = /:',
      '-> linking to /files/notes.txt',
      "make sure you don't reference any path that does not exist",
    ],
  },
  {
    fixture: 'broken-markdown-link',
    title: 'a Markdown link to a file that is not there fails it',
    says: [
      'Markdown link with URL `./nope.mdx` in source file',
      'broken-markdown-link/docs/index.mdx" (3:1)',
      'Make sure it references a local Markdown file that exists',
    ],
  },
  {
    fixture: 'broken-markdown-image',
    title: 'a Markdown image without its file fails it',
    says: [
      'Markdown image with URL `./nope.png` in source file',
      'broken-markdown-image/docs/index.mdx" (3:1)',
      "couldn't be resolved to an existing local image file",
    ],
  },
  {
    fixture: 'missing-image',
    title: 'an image written as HTML without its file fails it',
    says: ['- index.html: <img src="/img/nope.png">', 'Put each file below website/static/'],
  },
  {
    fixture: 'missing-asset',
    title: 'a link written as HTML to a file that is not there fails it',
    says: ['- index.html: <a href="/files/nope.pdf">', 'Put each file below website/static/'],
  },
];

const WARNING = [
  {
    fixture: 'broken-anchor',
    title: 'a link to a heading that is not there only warns',
    says: [
      '[WARNING] Docusaurus found broken anchors!',
      'Broken anchor on source page path = /:',
      '-> linking to #nope',
      "make sure you don't reference any anchor that does not exist",
    ],
  },
  {
    fixture: 'duplicate-routes',
    title: 'two pages at one address only warn',
    says: [
      '[WARNING] Duplicate routes found!',
      'Attempting to create page at /, but a page already exists at this route',
    ],
  },
];

test.describe.configure({ timeout: 120_000 });

for (const { fixture, title, says } of FAILING) {
  test(`§5 build: ${title}`, async () => {
    const { ok, output } = await buildFixture(fixture);
    expect(ok).toBe(false);
    for (const part of says) expect(output).toContain(part);
    expect(output).not.toContain('[SUCCESS]');
  });
}

for (const { fixture, title, says } of WARNING) {
  test(`§5 build: ${title}`, async () => {
    const { ok, output, pages } = await buildFixture(fixture);
    for (const part of says) expect(output).toContain(part);
    expect(output).not.toContain('[ERROR]');
    expect(ok).toBe(true);
    expect(pages['index.html']).toContain('<h1>Start');
  });
}

test('§5 build: the rules of these small sites are those of the site itself', async ({
  request,
}) => {
  // Docusaurus ships a site's configuration in its scripts.
  const scripts = [...(await readShippedScripts(request, SITE)).values()].join('\n');
  const rules = {
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
  };
  for (const [rule, value] of Object.entries(rules)) {
    const found = [...scripts.matchAll(new RegExp(`"?\\b${rule}"?:"(\\w+)"`, 'g'))];
    expect({ rule, values: found.map(([, shipped]) => shipped) }).toEqual({
      rule,
      values: [value],
    });
  }
});
