import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { parseDiagramFence } from '../diagrams/remarkDiagrams.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';
import { remarkQuotes } from '../quotes/remarkQuotes.ts';
import { remarkVersions } from '../versions/remarkVersions.ts';
import { createSlugger } from './createSlugger.ts';

/** A part of a page, from one heading to the next. */
export interface PageSection {
  /** Empty for what stands above the first heading. */
  heading: string;
  /** 1 for what stands above the first heading, then that of the heading: 2 or 3. */
  depth: number;
  /** The id of the heading; empty for what stands above the first. */
  anchor: string;
  /** What a user reads there, without code, in one line. */
  text: string;
  /** What its fences hold, with their titles; tests are not shown. */
  code: string;
  /** Messages that it quotes, in inline code or as what a sample is expected to cause. */
  messages: string[];
}

/** Options of `readPageSections`. */
interface PageSectionsOptions {
  /** The place of the page, for errors. */
  path: string;
  /** The folder that quotes and versions are taken from, absolute. */
  examples: string;
}

/** Headings below this are words of the section that they stand in. */
const DEEPEST = 3;

/** Two words side by side: code has few of those, except for commands. */
const SENTENCE = /[A-Za-z']{2,},? ["'(]?[A-Za-z']{2,}/;

/** What a sample logs itself is short; a warning of the library is not. */
const SHORTEST_LOG = 40;

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const MODULE_LINE = /^(?:import|export)\s/;

/**
 * Reads what a page says, section by section.
 *
 * @param markdown the page, with or without front matter
 * @returns in the order of the page; the first has no heading
 * @throws VFileMessage for a quote or a version that cannot be filled in
 */
export function readPageSections(
  markdown: string,
  { path, examples }: PageSectionsOptions,
): PageSection[] {
  const value = markdown.replace(FRONT_MATTER, '');
  // As in MDX, indented text is no code and JSX may hold fences.
  const tree: Root = fromMarkdown(value, {
    extensions: [{ disable: { null: ['codeIndented', 'htmlFlow'] } }],
  });
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
    // The title of the page, which names no section.
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
      // Tests are not shown.
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

/** Blocks in these stand apart, also where no white space is between them. */
const CONTAINERS = new Set(['root', 'list', 'listItem', 'blockquote']);

/** The row of a table that says how columns are aligned. */
const ALIGNMENT = /^[|\s:-]+$/;

/** Opens or closes an admonition; its title is words like any others. */
const DIRECTIVE = /^:{3,}(?:\w+)?(?:\[(.*)\])?[ \t]*$/gm;

const MDX_EXPRESSION = /\{\/\*[\s\S]*?\*\/\}/g;

/** `| a | b |` is `a · b`: without the extension for tables the parser leaves them as lines. */
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
 * Prints what a user sees of a block of Markdown, as one line: without marks, the targets of links,
 * fences, imports and tags.
 *
 * @param node as `fromMarkdown` leaves it, without extensions
 */
function printText(node: Nodes): string {
  const raw = collect(node).replace(MDX_EXPRESSION, '').replace(DIRECTIVE, '$1');
  const text = raw.trimStart().startsWith('|') ? printRows(raw.trim()) : raw;
  return text.replace(/\s+/g, ' ').trim();
}
