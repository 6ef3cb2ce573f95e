import { type SharedCode, ShareLinkError, parseSharedCode, shareLimits } from './SharedCode.ts';
import type { Said } from '../work/transition.ts';
import type { Project } from '../project/Project.ts';
import { SHARE_PREFIX } from './readShareLink.ts';
import { toBase64URL } from './toBase64URL.ts';

/**
 * Encodes code as the hash of an address: `#v1.` and deflated JSON in base64url. `readShareLink` is the
 * inverse.
 *
 * @throws ShareLinkError that says what is too large, by how much, and what to do instead
 */
export async function createShareLink(code: SharedCode): Promise<string> {
  const { files, active, from, view } = code;
  const json = JSON.stringify({ files, active, from, view });
  const bytes = new TextEncoder().encode(json);
  if (bytes.length > shareLimits.bytes) {
    throw new ShareLinkError(
      `This code is too large for a link: ${describeExcess(bytes.length, shareLimits.bytes, 'bytes')}. ` +
        'Download it as a project instead.',
    );
  }
  // Throws if the link could not be opened.
  parseSharedCode(json);
  const link = SHARE_PREFIX + toBase64URL(await deflate(bytes));
  if (link.length > shareLimits.characters) {
    throw new ShareLinkError(
      `The link for this code is too long: ${describeExcess(link.length, shareLimits.characters, 'characters')}. ` +
        'Download it as a project instead, or share fewer files.',
    );
  }
  return link;
}

/** `34,000 characters, 2,000 more than the 32,000 allowed` */
function describeExcess(size: number, limit: number, unit: string): string {
  const [has, more, most] = [size, size - limit, limit].map((it) => it.toLocaleString('en-US'));
  return `${String(has)} ${unit}, ${String(more)} more than the ${String(most)} allowed`;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof CompressionStream === 'undefined') {
    throw new ShareLinkError(
      'This browser is too old to make links, because it cannot compress. Download the code as a project instead.',
    );
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Puts the code into the address, and copies the address to the clipboard.
 *
 * @throws ShareLinkError if the code does not fit into a link
 */
export async function shareCode(code: SharedCode): Promise<Omit<Said, 'of'>> {
  const hash = await createShareLink(code);
  // Not through the router, which would open the address as other code.
  history.replaceState(history.state, '', location.pathname + hash);
  return copy(location.href, 'Link copied.', 'Copy this link');
}

/** @param byHand - asks the user to copy, if the browser does not let this page copy */
async function copy(link: string, done: string, byHand: string): Promise<Omit<Said, 'of'>> {
  try {
    await navigator.clipboard.writeText(link);
    return { kind: 'done', text: done };
  } catch {
    return { kind: 'done', text: byHand, link };
  }
}

/** The initial size of an embedded playground, in CSS pixels. */
const SIZE = { width: 720, height: 400 };

/**
 * Prints the element that embeds code in a page of another site.
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
 * Copies the element that embeds the code to the clipboard.
 *
 * @throws ShareLinkError if the code does not fit into a link
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

/** The packages whose versions an issue must name. */
const PACKAGES = ['@griffel/react', 'react'];

/**
 * Copies the code to the clipboard as Markdown for an issue.
 *
 * @param versions - by package name
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

/** @returns undefined if the code is too large for a link; the issue contains it anyway */
async function createAddress(code: SharedCode): Promise<string | undefined> {
  try {
    return location.origin + location.pathname + (await createShareLink(code));
  } catch (error) {
    if (error instanceof ShareLinkError) return undefined;
    throw error;
  }
}

/** The environment in which the user saw the problem. */
export interface IssueSurroundings {
  /** By package name, e.g. `@griffel/react`. */
  versions: Readonly<Record<string, string>>;
  /** The value of `navigator.userAgent`. */
  browser: string;
}

/**
 * Prints code as Markdown for an issue: each file in a fence, a link to the playground, versions, and the
 * browser.
 *
 * @param link - the full address that opens the code; undefined if the code is too large for a link
 */
export function printIssueMarkdown(
  { files, active }: Project,
  link: string | undefined,
  { versions, browser }: IssueSurroundings,
): string {
  // The file that the user was viewing comes first.
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
