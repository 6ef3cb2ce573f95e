import fs from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { createSlugger } from '../page-text/readPageSections.ts';
import { parseCodeFence } from '../code-blocks/parseCodeFence.ts';
import { LIKE_MDX } from '../fences/likeMDX.ts';
import { listPages } from './listPages.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** A line that says nothing: brackets, perhaps after `return`. */
const EMPTY_LINE = /^\s*(?:return\b)?[^\w'"`]*$/;

/** An element with an id, which links can name: `<span id="limitations" />`. */
const ID = /<\w+ id="([^"]+)"/g;

/** Finds mistakes that Markdown accepts, but that readers notice: lost text, visible markup, empty highlights. */
function findMistakes(markdown: string): string[] {
  const mistakes: string[] = [];
  const tree = parse(markdown);
  const lines = markdown.split('\n');
  const add = ({ position }: Nodes, message: string) =>
    mistakes.push(`${String(position?.start.line)}: ${message}`);
  const headings = new Set<string>();
  const slug = createSlugger();
  const ids = new Set<string>();
  const addId = (node: Nodes, id: string) => {
    if (ids.has(id)) add(node, `"${id}" is an id for the second time`);
    ids.add(id);
  };
  let depth = 1;
  visit(tree, (node) => {
    if (node.type === 'html') {
      for (const [, id = ''] of node.value.matchAll(ID)) addId(node, id);
    } else if (node.type === 'heading') {
      const name = toString(node);
      addId(node, slug(name));
      if (node.depth < 2 || node.depth > depth + 1) add(node, `"${name}" is a level too deep`);
      if (headings.has(name)) add(node, `"${name}" is a heading for the second time`);
      headings.add(name);
      depth = node.depth;
    } else if (
      node.type === 'paragraph' &&
      lines[(node.position?.start.line ?? 0) - 1]?.startsWith('|')
    ) {
      const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
      const cells = lines
        .slice(start.line - 1, end.line)
        .map((row) => row.split(/(?<!\\)\|/).length);
      const wrong = cells.findIndex((count) => count !== cells[0]);
      if (wrong >= 0) mistakes.push(`${String(start.line + wrong)}: the row has other cells`);
    } else if (node.type === 'containerDirective') {
      const end = lines[(node.position?.end.line ?? 0) - 1]?.trim();
      if (!ADMONITIONS.includes(node.name)) add(node, `there is no admonition ${node.name}`);
      if (end !== ':::') add(node, `${node.name} does not end`);
    } else if (node.type === 'code' && node.lang !== 'mermaid' && node.value !== '') {
      const { code, highlightedLines: highlighted } = parseCodeFence(node);
      for (const [index, line] of code.split('\n').entries()) {
        const isAlone = !highlighted.has(index) && !highlighted.has(index + 2);
        if (highlighted.has(index + 1) && isAlone && EMPTY_LINE.test(line)) {
          add(node, `highlights only "${line.trim()}"`);
        }
      }
    } else if (node.type === 'text' && /\]\[|\[\^/.test(node.value)) {
      add(node, 'a reference that nothing defines');
    } else if ((node.type === 'link' || node.type === 'image') && toString(node).trim() === '') {
      add(node, 'without text');
    }
  });
  return mistakes;
}

/** A table stays a paragraph. */
function parse(markdown: string): Root {
  return fromMarkdown(
    markdown.replace(/^---\n[^]*?\n---/, (text) => text.replace(/.*/g, '')),
    {
      extensions: [directive(), LIKE_MDX],
      mdastExtensions: [directiveFromMarkdown()],
    },
  );
}

describe('findMistakes finds', () => {
  it.each([
    ['## A\n\n#### B', '3: "B" is a level too deep'],
    ['# A', '1: "A" is a level too deep'],
    ['## A\n\n## A', '3: "A" is a heading for the second time'],
    ['## A\n\n<span id="a" />', '3: "a" is an id for the second time'],
    ['<i id="x" />\n\nText <i id="x" />', '3: "x" is an id for the second time'],
    ['| a | b |\n| - | - |\n| 1 |', '3: the row has other cells'],
    ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', '3: the row has other cells'],
    [':::waring\n\nA\n\n:::', '1: there is no admonition waring'],
    [':::note\n\nA', '1: note does not end'],
    ['See [a][b].', '1: a reference that nothing defines'],
    ['A note[^1].', '1: a reference that nothing defines'],
    ['See [](./a.mdx).', '1: without text'],
    ['```tsx\n// highlight-next-line\n  return (\n    <p />\n```', '1: highlights only "return ("'],
    ['```tsx {2}\n  return (\n    </>\n  );\n```', '1: highlights only "</>"'],
  ])('%j', (markdown, mistake) => {
    expect(findMistakes(markdown)).toEqual([mistake]);
  });
});

describe('Markdown forgives nothing on', () => {
  it.each(listPages(ROOT))('%s', (page) => {
    expect(findMistakes(fs.readFileSync(path.join(ROOT, page), 'utf8'))).toEqual([]);
  });
});

/** What is wrong with the front matter of a page. */
function findFrontMatterFaults(markdown: string): string[] {
  const [, text = ''] = /^---\n([^]*?)\n---\n/.exec(markdown) ?? [];
  const read = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const { length } = read('description');
  return [
    ...(read('title') === '' ? ['It has no title. Write one.'] : []),
    ...(length < 70 || length > 160
      ? [`Its description has ${String(length)} characters. Write 70 to 160.`]
      : []),
  ];
}

it('finds a missing title, and a description of the wrong length', () => {
  const good = `---\ntitle: A\ndescription: ${'a'.repeat(70)}\n---\n`;
  expect(findFrontMatterFaults(good)).toEqual([]);
  expect(findFrontMatterFaults('---\ndescription: Short.\n---\n')).toEqual([
    'It has no title. Write one.',
    'Its description has 6 characters. Write 70 to 160.',
  ]);
});

describe('each page has a title, a description and a place in the sidebar', () => {
  const sidebars = fs.readFileSync(path.join(ROOT, 'website/sidebars.ts'), 'utf8');
  it.each(listPages(ROOT).filter((page) => page.startsWith('docs/')))('%s', (page) => {
    expect(findFrontMatterFaults(fs.readFileSync(path.join(ROOT, page), 'utf8'))).toEqual([]);
    const id = page.replace(/^docs\/|\.mdx?$/g, '');
    expect(sidebars, `Add '${id}' to website/sidebars.ts`).toContain(`'${id}'`);
  });
});

/**
 * Finds links to pages and sections that do not exist, and links with the title of a page that lead to another
 * one. The build itself only warns of a missing section.
 *
 * @param pages the Markdown of all pages, by file
 */
function findBrokenLinks(pages: Readonly<Record<string, string>>): string[] {
  const links: { page: string; url: string; line: string; text: string }[] = [];
  const titles = new Map<string, string>();
  const anchors = new Map<string, Set<string>>();
  for (const [page, markdown] of Object.entries(pages)) {
    const slug = createSlugger();
    const ids = [...markdown.matchAll(ID)].map(([, id = '']) => id);
    visit(parse(markdown), (node) => {
      if (node.type === 'heading') ids.push(slug(toString(node)));
      if (node.type !== 'link') return;
      const line = String(node.position?.start.line);
      links.push({ page, url: node.url, line, text: toString(node) });
    });
    titles.set(/^title: (.+)$/m.exec(markdown)?.[1] ?? page, page);
    anchors.set(page, new Set(ids));
  }
  return links.flatMap(({ page, url, line, text }) => {
    const [, target = '', anchor] = /^([^#:]*)(?:#(.*))?$/.exec(url) ?? [];
    if (/^[a-z]+:/.test(url) || target.startsWith('/')) return [];
    const linked = target === '' ? page : path.posix.join(path.posix.dirname(page), target);
    const ids = anchors.get(linked);
    if (!ids || (anchor !== undefined && !ids.has(anchor))) {
      return [`${page}:${line}: ${url} leads nowhere`];
    }
    const named = titles.get(text);
    return named === undefined || named === linked
      ? []
      : [`${page}:${line}: "${text}" is the title of ${named}, but leads to ${linked}`];
  });
}

describe('findBrokenLinks', () => {
  it('accepts pages, headings and ids', () => {
    const text =
      '[1](./b.mdx) [2](./b.mdx#two-words) [3](#x) [4](https://a.b/#c) [5](/d)\n\n<i id="x" />';
    expect(findBrokenLinks({ 'docs/a.mdx': text, 'docs/b.mdx': '## Two words' })).toEqual([]);
  });

  it('finds pages and sections that do not exist', () => {
    const text = '## X\n\n[1](./c.mdx)\n[2](#y)';
    expect(findBrokenLinks({ 'docs/b.mdx': text })).toEqual([
      'docs/b.mdx:3: ./c.mdx leads nowhere',
      'docs/b.mdx:4: #y leads nowhere',
    ]);
  });

  it('finds titles that lead to another page', () => {
    const pages = {
      'docs/a.mdx': '---\ntitle: A\n---\n',
      'docs/b.mdx': '[A](./a.mdx) [A](#x)\n\n## X',
    };
    expect(findBrokenLinks(pages)).toEqual([
      'docs/b.mdx:1: "A" is the title of docs/a.mdx, but leads to docs/b.mdx',
    ]);
  });
});

it('no link is broken', () => {
  const pages = listPages(ROOT).map((page) => [
    page,
    fs.readFileSync(path.join(ROOT, page), 'utf8'),
  ]);
  expect(findBrokenLinks(Object.fromEntries(pages) as Record<string, string>)).toEqual([]);
});
