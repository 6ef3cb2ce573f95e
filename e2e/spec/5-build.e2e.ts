import { expect, test } from '@playwright/test';
import { describeBuild } from '../support/buildFixture.ts';
import { readShippedScripts } from '../support/readShipped.ts';

/** Small sites with faults, and the messages that the build must print for each fault. */
const FAILING = [
  {
    fixture: 'missing-files',
    faults: [
      {
        title: 'fails for a link to a missing page',
        says: ['- link/index.html: <a href="/nowhere">', 'or correct the address'],
      },
      {
        title: 'fails for an HTML image whose file is missing',
        says: [
          '- image/index.html: <img src="/img/nope.png">',
          'Put each file below website/static/',
        ],
      },
      {
        title: 'fails for an HTML link to a missing file',
        says: [
          '- asset/index.html: <a href="/files/nope.pdf">',
          'Put each file below website/static/',
        ],
      },
    ],
  },
  {
    fixture: 'link-past-the-router',
    faults: [
      {
        title: 'fails for a router link to something that is not a page',
        says: [
          'Docusaurus found broken links!',
          'Broken link on source page path = /:',
          '-> linking to /files/notes.txt',
          "make sure you don't reference any path that does not exist",
        ],
      },
    ],
  },
  {
    fixture: 'broken-markdown',
    faults: [
      {
        title: 'fails for a Markdown link to a missing file',
        says: [
          'Markdown link with URL `./nope.mdx` in source file',
          'broken-markdown/docs/link.mdx" (3:1)',
          'Make sure it references a local Markdown file that exists',
        ],
      },
      {
        title: 'fails for a Markdown image whose file is missing',
        says: [
          'Markdown image with URL `./nope.png` in source file',
          'broken-markdown/docs/image.mdx" (3:1)',
          "couldn't be resolved to an existing local image file",
        ],
      },
    ],
  },
];

const WARNINGS = [
  {
    title: 'only warns about a link to a missing heading',
    says: [
      '[WARNING] Docusaurus found broken anchors!',
      'Broken anchor on source page path = /:',
      '-> linking to #nope',
      "make sure you don't reference any anchor that does not exist",
    ],
    page: { file: 'index.html', text: '<h1>Start' },
  },
  {
    title: 'only warns about two pages at one address',
    says: [
      '[WARNING] Duplicate routes found!',
      'Attempting to create page at /twice, but a page already exists at this route',
    ],
    page: { file: 'twice/index.html', text: '<h1>Twice' },
  },
];

for (const { fixture, faults } of FAILING) {
  describeBuild(fixture, (readBuild) => {
    for (const { title, says } of faults) {
      test(`§5 build: ${title}`, () => {
        const { ok, output } = readBuild();
        expect(ok).toBe(false);
        for (const part of says) expect(output).toContain(part);
        expect(output).not.toContain('[SUCCESS]');
      });
    }
  });
}

describeBuild('warnings', (readBuild) => {
  for (const { title, says, page } of WARNINGS) {
    test(`§5 build: ${title}`, () => {
      const { ok, output, pages } = readBuild();
      for (const part of says) expect(output).toContain(part);
      expect(output).not.toContain('[ERROR]');
      expect(ok).toBe(true);
      expect(pages[page.file]).toContain(page.text);
    });
  }
});

test('§5 build: these small sites have the same rules as the site', async ({ request }) => {
  // Docusaurus ships a site's configuration in its scripts.
  const scripts = [...(await readShippedScripts(request)).values()].join('\n');
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
