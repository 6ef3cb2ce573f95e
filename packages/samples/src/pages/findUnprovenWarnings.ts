import type { Code, Heading, Nodes } from 'mdast';
import { directiveFromMarkdown, type ContainerDirective } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import { visit } from 'unist-util-visit';
import { LIKE_MDX } from '../fences/likeMDX.ts';
import { parseMetaWords } from '../fences/parseMetaWords.ts';

/** A warning that its page does not prove. */
export interface UnprovenWarning {
  /** Counted from 1. */
  line: number;
  /** What is wrong, and what to do. */
  message: string;
}

/** A range of lines of a page; `end` is exclusive. */
interface Lines {
  start: number;
  end: number;
}

/** Admonitions that need proof; `:::note` and `:::tip` do not. */
const WARNINGS = new Set(['warning', 'caution', 'danger']);

/** The length limit of the sentence that introduces the subsections, in characters. */
const SHORT = 120;

/**
 * Finds warnings that a page does not prove with a fence. A section `## Watch out` must have at most one short
 * sentence, followed by subsections with a fence each. A `:::warning`, `:::caution` or `:::danger`
 * must contain a fence, and so must any admonition titled `[Watch out]`. A diagram proves nothing, because
 * it is not run; nor does a test, because users do not see it.
 *
 * @param markdown the text of the page
 * @returns in the order of their lines
 */
export function findUnprovenWarnings(markdown: string): UnprovenWarning[] {
  const tree = fromMarkdown(markdown, {
    extensions: [directive(), LIKE_MDX],
    mdastExtensions: [directiveFromMarkdown()],
  });
  const end = markdown.split('\n').length + 1;
  const headings: Heading[] = [];
  const fences: Code[] = [];
  const admonitions: ContainerDirective[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(node);
    if (node.type === 'code') fences.push(node);
    if (node.type === 'containerDirective') admonitions.push(node);
  });
  const isProven = (lines: Lines) =>
    fences.some((fence) => fence.lang !== 'mermaid' && !isTest(fence) && isIn(fence, lines));

  const sections = headings
    .filter((heading) => heading.depth === 2 && isWatchOut(heading))
    .flatMap((heading) => {
      const section = findSection(heading, headings, end);
      return checkSection(section, tree.children, headings, isProven);
    });
  const claims = admonitions
    .filter((one) => WARNINGS.has(one.name) || isTitle(readLabel(one)))
    .filter(({ position }) => {
      const { start, end } = position ?? { start: { line: 0 }, end: { line: 0 } };
      return !isProven({ start: start.line, end: end.line });
    })
    .map((one) => ({
      line: findLine(one),
      message: `No fence shows what this ${one.name} says. Add one, or make it a :::note or :::tip with another title.`,
    }));
  return [...sections, ...claims].sort((a, b) => a.line - b.line);
}

function checkSection(
  section: Lines,
  blocks: readonly Nodes[],
  headings: readonly Heading[],
  isProven: (lines: Lines) => boolean,
): UnprovenWarning[] {
  const claims = headings.filter((heading) => heading.depth === 3 && isIn(heading, section));
  const [first] = claims;
  if (!first) {
    return [
      {
        line: section.start,
        message: 'Watch out has no subsections. Write a ### heading for each claim, and show it.',
      },
    ];
  }

  const introduction = { start: section.start + 1, end: findLine(first) };
  const [sentence, surplus] = blocks.filter((block) => isIn(block, introduction));
  const excess = sentence && !isShortSentence(sentence) ? sentence : surplus;
  return [
    ...(excess
      ? [
          {
            line: findLine(excess),
            message:
              'Before its first ### heading, Watch out has more than one short sentence. Give each claim a heading, and show it.',
          },
        ]
      : []),
    ...claims
      .filter((claim) => !isProven(findSection(claim, headings, section.end)))
      .map((claim) => ({
        line: findLine(claim),
        message: `No fence shows "${toString(claim)}". Add a sample, a quote, a signature or commands to this subsection.`,
      })),
  ];
}

/** The lines from a heading to the next one of the same or a higher level. */
function findSection(heading: Heading, headings: readonly Heading[], end: number): Lines {
  const start = findLine(heading);
  const next = headings.find((other) => other.depth <= heading.depth && findLine(other) > start);
  return { start, end: next ? findLine(next) : end };
}

/** The title of an admonition: `Watch out` of `:::tip[Watch out]`. */
function readLabel({ children: [first] }: ContainerDirective): string {
  return first?.type === 'paragraph' && first.data?.directiveLabel ? toString(first) : '';
}

function isTest({ meta }: Code): boolean {
  return parseMetaWords(meta ?? '').some((word) => word.kind === 'flag' && word.name === 'test');
}

function isShortSentence(node: Nodes): boolean {
  const text = toString(node);
  return node.type === 'paragraph' && text.length <= SHORT && !/[.!?]\s/.test(text);
}

/** Whether a heading starts the section "Watch out". */
export function isWatchOut(heading: Heading): boolean {
  return isTitle(toString(heading));
}

function isTitle(text: string): boolean {
  return text.trim().toLowerCase() === 'watch out';
}

function isIn(node: Nodes, { start, end }: Lines): boolean {
  const line = findLine(node);
  return start <= line && line < end;
}

function findLine(node: Nodes): number {
  return node.position?.start.line ?? 0;
}
