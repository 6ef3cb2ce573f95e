import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { parseDiagramFence } from '../diagrams/remarkDiagrams.ts';
import { LIKE_MDX } from '../fences/likeMDX.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';
import { remarkQuotes } from '../quotes/remarkQuotes.ts';
import { remarkVersions } from '../versions/remarkVersions.ts';

/** A part of a page, from one heading to the next. */
export interface PageSection {
  /** Empty for the part above the first heading. */
  heading: string;
  /** 1 for the part above the first heading, otherwise the heading's depth: 2 or 3. */
  depth: number;
  /** The id of the heading; empty for the part above the first heading. */
  anchor: string;
  /** The visible text, without code, in one line. */
  text: string;
  /** The code of its fences, with their titles, except tests. */
  code: string;
  /** Messages that it quotes, in inline code or as expectations of samples. */
  messages: string[];
}

interface PageSectionsOptions {
  /** The file of the page, for errors. */
  path: string;
  /** The folder of the example projects, which quotes and versions are taken from, absolute. */
  examples: string;
}

/** Deeper headings are part of the text of their section. */
const DEEPEST = 3;

/** Two adjacent words, which are rare in code except in commands. */
const SENTENCE = /[A-Za-z']{2,},? ["'(]?[A-Za-z']{2,}/;

/** Shorter logs are the sample's own; warnings of the library are longer. */
const SHORTEST_LOG = 40;

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const MODULE_LINE = /^(?:import|export)\s/;

/**
 * Reads the text of a page, section by section.
 *
 * @param markdown the page, with or without front matter
 * @returns the sections in the order of the page; the first has no heading
 * @throws VFileMessage for a quote or a version that cannot be filled in
 */
export function readPageSections(
  markdown: string,
  { path, examples }: PageSectionsOptions,
): PageSection[] {
  const value = markdown.replace(FRONT_MATTER, '');
  const tree: Root = fromMarkdown(value, { extensions: [LIKE_MDX] });
  const file = new VFile({ path, value });
  remarkVersions({ examples })(tree, file);
  remarkQuotes({ examples })(tree, file);

  const slug = createSlugger();
  const createSection = (heading: string, depth: number, anchor: string): PageSection => ({
    heading,
    depth,
    anchor,
    text: '',
    code: '',
    messages: [],
  });
  const sections = [createSection('', 1, '')];
  for (const node of tree.children) {
    // The title of the page does not start a section.
    if (node.type === 'heading' && node.depth === 1) continue;
    const section = sections.at(-1) as PageSection;
    const text = printText(node);
    const anchor = node.type === 'heading' ? slug(text) : '';
    if (node.type === 'heading' && node.depth <= DEEPEST) {
      sections.push(createSection(text, node.depth, anchor));
    } else if (node.type === 'code' && node.lang === 'mermaid') {
      section.text = join(section.text, parseDiagramFence(node).alt, ' ');
    } else if (node.type === 'code') {
      const { title = '', test, expectations } = parseFenceMeta(node.lang, node.meta ?? '');
      if (test) continue;
      section.code = join(section.code, join(title, node.value, '\n'), '\n');
      const expected = expectations.filter(
        ({ name, text: message }) => name !== 'logs' || message.length >= SHORTEST_LOG,
      );
      addMessages(
        section,
        expected.map(({ text: message }) => message),
      );
    } else if (!MODULE_LINE.test(text)) {
      section.text = join(section.text, text, ' ');
      addMessages(section, listInlineCode(node));
    }
  }
  return sections;
}

function listInlineCode(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value.replace(/\s+/g, ' ')];
  return 'children' in node ? node.children.flatMap(listInlineCode) : [];
}

function addMessages(section: PageSection, texts: readonly string[]): void {
  const messages = texts.filter((text) => SENTENCE.test(text));
  section.messages = [...new Set([...section.messages, ...messages])];
}

function join(before: string, added: string, separator: string): string {
  return before !== '' && added !== '' ? before + separator + added : before + added;
}

/** Blocks in these nodes are separate even if there is no white space between them. */
const CONTAINERS = new Set(['root', 'list', 'listItem', 'blockquote']);

/** The row of a table that aligns its columns. */
const ALIGNMENT = /^[|\s:-]+$/;

/** Opens or closes an admonition; its title is kept as text. */
const DIRECTIVE = /^:{3,}(?:\w+)?(?:\[(.*)\])?[ \t]*$/gm;

const MDX_EXPRESSION = /\{\/\*[\s\S]*?\*\/\}/g;

/**
 * Turns `| a | b |` into `a · b`. Tables are still lines of text, because the parser runs without the
 * extension for them.
 */
function printRows(text: string): string {
  return text
    .split('\n')
    .filter((row) => !ALIGNMENT.test(row))
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replace(/\\\|/g, '|'))
        .filter((cell) => cell !== '')
        .join(' · '),
    )
    .join(' · ');
}

function collect(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    // Tags of components and elements.
    case 'html':
    case 'code':
      return '';
    case 'break':
      return ' ';
    default:
      if (!('children' in node)) return '';
      return node.children.map(collect).join(CONTAINERS.has(node.type) ? ' ' : '');
  }
}

/**
 * Prints the visible text of a block of Markdown in one line, without markup, link targets, fences, imports
 * and tags.
 *
 * @param node parsed by `fromMarkdown` without extensions
 */
function printText(node: Nodes): string {
  const raw = collect(node).replace(MDX_EXPRESSION, '').replace(DIRECTIVE, '$1');
  const text = raw.trimStart().startsWith('|') ? printRows(raw.trim()) : raw;
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Creates a function that gives headings the ids that Docusaurus does: `Next.js, in steps` becomes
 * `nextjs-in-steps`, and a second heading with the same text `nextjs-in-steps-1`. Create one for each page.
 */
export function createSlugger(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replace(/ /g, '-');
    let name = slug;
    let count = used.get(slug) ?? 0;
    while (used.has(name)) {
      count += 1;
      name = `${slug}-${String(count)}`;
    }
    used.set(slug, count);
    used.set(name, 0);
    return name;
  };
}
