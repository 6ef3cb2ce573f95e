import { describe, expect, it } from 'vitest';
import { readPageSections } from './readPageSections.ts';

const read = (markdown: string) =>
  readPageSections(markdown, { path: '/site/docs/page.mdx', examples: '/site/examples' });

describe('readPageSections', () => {
  it('returns the part above the first heading, then a section for each heading', () => {
    const sections = read(
      '---\ntitle: A page\n---\n\nFirst *words*, [a link](./other.mdx).\n\n## Two parts\n\nText.\n\n### Deeper\n\n#### Deepest\n\nMore.\n',
    );
    expect(sections).toEqual([
      { heading: '', depth: 1, anchor: '', text: 'First words, a link.', code: '', messages: [] },
      {
        heading: 'Two parts',
        depth: 2,
        anchor: 'two-parts',
        text: 'Text.',
        code: '',
        messages: [],
      },
      {
        heading: 'Deeper',
        depth: 3,
        anchor: 'deeper',
        text: 'Deepest More.',
        code: '',
        messages: [],
      },
    ]);
  });

  it('names headings like Docusaurus, including those with the same text', () => {
    const anchors = read(
      '# Title\n\n## `:focus` and co.\n\n#### Notes\n\n## Notes\n\n## Notes\n',
    ).map(({ anchor }) => anchor);
    expect(anchors).toEqual(['', 'focus-and-co', 'notes-1', 'notes-2']);
  });

  it('keeps the code of fences with their titles apart from the text', () => {
    const [section] = read(
      'See:\n\n```ts title="a.ts" {1}\nconst a = 1;\n```\n\n```css\nb {}\n```\n',
    );
    expect(section?.text).toBe('See:');
    expect(section?.code).toBe('a.ts\nconst a = 1;\nb {}');
  });

  it('leaves out tests, which are not shown', () => {
    const [section] = read(
      '```ts title="a.ts" sample="a"\nconst a = 1;\n```\n\n```ts title="b.ts" sample="a" test\nimport "./a";\n```\n',
    );
    expect(section?.code).toBe('a.ts\nconst a = 1;');
  });

  it('reads the cells of tables, and the alt text of diagrams', () => {
    const [section] = read(
      '| Name | What |\n| --- | :-: |\n| **a** | `one \\| two` |\n\n```mermaid name="n" alt="A leads to B."\ngraph LR\n```\n',
    );
    expect(section?.text).toBe('Name · What · a · one | two A leads to B.');
    expect(section?.code).toBe('');
  });

  it('leaves out imports, tags and marks of admonitions', () => {
    const [section] = read(
      "import { A } from './A';\n\n<A />\n\n:::warning[Watch out]\nIt bites.\n:::\n\n<details>\n<summary>More</summary>\n\nInside.\n\n</details>\n\n{/* a note to authors */}\n",
    );
    expect(section?.text).toBe('Watch out It bites. More Inside.');
  });

  it('keeps the messages that prose and expectations quote', () => {
    const [section] = read(
      'Logs `No  rule found`, `padding: auto` and `a`.\n\n```ts throws="Error: a is missing" logs="1 of 2" typeError@1="is wrong"\nconst a = 1;\n```\n\n- ``a `b` c is not``\n',
    );
    expect(section?.messages).toEqual([
      'No rule found',
      'Error: a is missing',
      'is wrong',
      'a `b` c is not',
    ]);
  });

  it('reports the place of a missing quote', () => {
    expect(() => read('```ts quote="none/at-all.ts"\n```\n')).toThrow(
      'There is no file examples/none',
    );
  });
});
