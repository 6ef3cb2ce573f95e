import { describe, expect, it } from 'vitest';
import { explainSize, type ListedMarkdown, printFull, printIndex } from './printLists';

const page = (title: string, ...section: string[]): ListedMarkdown => ({
  title,
  description: `About ${title}.`,
  markdown: `# ${title}\n\nText\n`,
  address: `https://example.org/${title}.md`,
  section,
});

const PAGES = [page('install'), page('b', 'API'), page('a', 'API')];

describe('printIndex', () => {
  it('lists the pages by section, in their order', () => {
    const text = printIndex(
      {
        title: 'Site',
        summary: 'Sums up.',
        full: { address: 'https://example.org/all.txt', text: 'x'.repeat(345_678) },
        verifiedWith: 'lib 1',
      },
      PAGES,
    );
    expect(text.startsWith('# Site\n\n> Sums up.\n\n')).toBe(true);
    expect(text).toContain(
      '## Start\n\n- [install](https://example.org/install.md): About install. (1 KB)\n\n' +
        '## API\n\n- [b](https://example.org/b.md): About b. (1 KB)\n- [a](https://example.org/a.md): About a. (1 KB)\n\n' +
        '## Optional\n\n- [All pages in one file](https://example.org/all.txt): large, 346 KB, about 86,000 tokens.',
    );
  });
});

describe('printFull', () => {
  it('has every page, one after the other', () => {
    expect(printFull('Site', 'Sums up.', 'https://a.org', PAGES)).toContain(
      '---\n\n# install\n\nText\n\n---\n\n# b\n\nText\n\n---\n\n# a\n\nText\n',
    );
  });

  it('leaves the host out of links within the site, and says which it is', () => {
    const markdown = '# c\n\n[b](https://a.org/b.md) and [other](https://other.org/)\n';
    const text = printFull('Site', 'Sums up.', 'https://a.org', [{ ...page('c'), markdown }]);
    expect(text).toContain('[b](/b.md) and [other](https://other.org/)');
    expect(text).toContain('Addresses without a host are on https://a.org.');
  });
});

describe('explainSize', () => {
  it('returns nothing for a text that fits, measured in bytes', () => {
    expect(explainSize('a.txt', 'ä', 2)).toBeUndefined();
  });

  it('explains what to do about a text that does not fit', () => {
    expect(explainSize('a.txt', 'ää', 3)).toMatch(
      /^a\.txt has 4 bytes, more than the 3 .+ Shorten the descriptions/,
    );
  });
});
