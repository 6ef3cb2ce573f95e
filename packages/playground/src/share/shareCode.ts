import { type SharedCode, ShareLinkError } from './SharedCode.ts';
import type { Said } from '../work/transition.ts';
import { createShareLink } from './createShareLink.ts';
import type { Project } from '../project/Project.ts';

/**
 * Puts the code into the address, and the address into the clipboard.
 *
 * @throws ShareLinkError where the code does not fit into a link
 */
export async function shareCode(code: SharedCode): Promise<Omit<Said, 'of'>> {
  const hash = await createShareLink(code);
  // Not through the router: to it, this would be other code to open.
  history.replaceState(history.state, '', location.pathname + hash);
  return copy(location.href, 'Link copied.', 'Copy this link');
}

/** @param byHand - what is asked of the user where the browser does not let this page copy */
async function copy(link: string, done: string, byHand: string): Promise<Omit<Said, 'of'>> {
  try {
    await navigator.clipboard.writeText(link);
    return { kind: 'done', text: done };
  } catch {
    return { kind: 'done', text: byHand, link };
  }
}

/** The size that somebody starts with who embeds the code, in CSS pixels. */
const SIZE = { width: 720, height: 400 };

/**
 * Prints the element that shows code in a page of another site.
 *
 * @param page - the address of the playground, without query and hash
 * @param hash - of a share link
 */
export function printEmbedElement(page: string, hash: string): string {
  const source = `${page}?view=embed${hash}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const size = `width="${String(SIZE.width)}" height="${String(SIZE.height)}"`;
  return `<iframe src="${source}" title="Griffel playground" ${size} loading="lazy" style="max-width: 100%; border: 0"></iframe>`;
}

/**
 * Puts the element that embeds the code into the clipboard.
 *
 * @throws ShareLinkError where the code does not fit into a link
 */
export async function copyEmbed(code: SharedCode): Promise<Omit<Said, 'of'>> {
  const hash = await createShareLink(code);
  const element = printEmbedElement(location.origin + location.pathname, hash);
  return copy(
    element,
    'Embed code copied: paste it into the HTML of your page.',
    'Copy this embed code',
  );
}

/** The versions that whoever reads an issue asks for. */
const PACKAGES = ['@griffel/react', 'react'];

/**
 * Puts the code into the clipboard as Markdown for an issue.
 *
 * @param versions - by name of the package
 */
export async function copyIssue(
  code: SharedCode,
  versions: Readonly<Record<string, string>>,
): Promise<Omit<Said, 'of'>> {
  const markdown = printIssueMarkdown(code, await createAddress(code), {
    versions: Object.fromEntries(PACKAGES.map((name) => [name, versions[name] ?? 'unknown'])),
    browser: navigator.userAgent,
  });
  try {
    await navigator.clipboard.writeText(markdown);
    return { kind: 'done', text: 'Copied as Markdown: paste it into an issue.' };
  } catch {
    return {
      kind: 'failed',
      text: 'The browser does not let this page copy. Share a link instead.',
    };
  }
}

/** @returns undefined where the code is too much for a link: the issue has it anyway */
async function createAddress(code: SharedCode): Promise<string | undefined> {
  try {
    return location.origin + location.pathname + (await createShareLink(code));
  } catch (error) {
    if (error instanceof ShareLinkError) return undefined;
    throw error;
  }
}

/** Where the reader saw what the issue is about. */
export interface IssueSurroundings {
  /** By name of the package, e.g. `@griffel/react`. */
  versions: Readonly<Record<string, string>>;
  /** What the browser says of itself: `navigator.userAgent`. */
  browser: string;
}

/**
 * Writes code as Markdown, to be pasted into an issue: each file in a fence of its own, versions,
 * browser, and the way back into the playground.
 *
 * @param link - the full address that opens the code; undefined where it is too much for one
 */
export function printIssueMarkdown(
  { files, active }: Project,
  link: string | undefined,
  { versions, browser }: IssueSurroundings,
): string {
  // What the reader looks at comes first.
  const names = [active, ...Object.keys(files).filter((name) => name !== active)];
  const parts = [
    ...names.map((name) => `**\`${name}\`**\n\n${printFence(name, files[name] ?? '')}`),
    ...(link === undefined ? [] : [`[Open in the playground](${link})`]),
    [
      ...Object.entries(versions).map(([name, version]) => `- \`${name}\` ${version}`),
      `- Browser: \`${browser.replaceAll(/[\s`]+/g, ' ').trim()}\``,
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A fence that is longer than any in the code. */
function printFence(name: string, code: string): string {
  const longest = Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${name.replace(/^.*\./, '')}\n${code.replace(/\n*$/, '')}\n${fence}`;
}
