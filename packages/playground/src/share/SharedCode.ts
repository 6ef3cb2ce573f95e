import { isRecord } from '@griffel-site/engine/isRecord';
import { findNameClash, isFileName, type Project } from '../project/Project.ts';
import { parseSharedView, type SharedView } from '../view/View.ts';

/** How large shared code may be. More is refused, both when a link is made and when it is opened. */
export const shareLimits = {
  /** Files. */
  files: 20,
  /** Bytes of the code as JSON, before it is compressed: about 4,000 lines. */
  bytes: 200_000,
  /** Levels of the JSON: it needs two, and keys that nobody knows may have more. */
  depth: 32,
  /** Characters of an encoded link. Longer ones are cut by chats and mail. */
  characters: 32_000,
  /** Characters of the code in an address of the earlier site. */
  legacyCharacters: 8_000,
} as const;

/** An address on this site: it has no two slashes in a row, nor parts of dots that would leave such behind. */
const LOCAL_ADDRESS = /^(?!.*\/(?:\/|\.))\/[\w/#.-]{0,200}$/;

/**
 * Checks what a shared address held; keys that it does not know are ignored.
 *
 * @param text - untrusted JSON, of a bounded size
 * @throws ShareLinkError that says what is wrong
 */
export function parseSharedCode(text: string): SharedCode {
  if (isDeeplyNested(text, shareLimits.depth)) {
    throw new ShareLinkError('The code in this link is damaged: it is nested too deeply.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ShareLinkError('The code in this link is damaged: it is not valid JSON.');
  }
  if (!isRecord(value) || !isRecord(value.files)) {
    throw new ShareLinkError('The code in this link has no files.');
  }
  const entries = Object.entries(value.files);
  if (entries.length === 0 || entries.length > shareLimits.files) {
    throw new ShareLinkError(
      `This link has ${String(entries.length)} files. A link can have 1 to ${String(shareLimits.files)} files.`,
    );
  }
  const files: Record<string, string> = {};
  for (const [name, code] of entries) {
    if (!isFileName(name)) {
      throw new ShareLinkError(`This link has a file whose name is not allowed: ${quote(name)}.`);
    }
    if (typeof code !== 'string') {
      throw new ShareLinkError(`The file ${quote(name)} in this link is not text.`);
    }
    files[name] = code;
  }
  const clash = findNameClash(Object.keys(files));
  if (clash) {
    throw new ShareLinkError(
      `This link has two files that clash: ${quote(clash[0])} and ${quote(clash[1])}.`,
    );
  }
  const { active, from } = value;
  if (typeof active !== 'string' || !Object.hasOwn(files, active)) {
    throw new ShareLinkError(
      'This link does not name a file to show, or the file is not in the link.',
    );
  }
  const isLocal = typeof from === 'string' && LOCAL_ADDRESS.test(from);
  const view = parseSharedView(value.view);
  return { files, active, ...(isLocal && { from }), ...(view && { view }) };
}

/** A name as a message may show it, whatever it is. */
function quote(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
}

/** Code that came with an address. */
export interface SharedCode extends Project {
  /** The address of the page that the code comes from, on this site. */
  from?: string;
  /** The tab, direction, width … to show it with; empty if the link names none. */
  view?: SharedView;
}

/** A shared address that cannot be opened; its message is for the user. */
export class ShareLinkError extends Error {
  override name = 'ShareLinkError';

  /** @param remedy - what the user can do about a link that they have opened */
  constructor(
    message: string,
    readonly remedy = 'Ask for the link again, or choose a template.',
  ) {
    super(message);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Tells whether JSON nests deeper than it may, in one pass and without a stack: a parser that goes
 * down 100,000 levels takes longer than all else that is done to a link.
 *
 * @param json - untrusted; what is no JSON gives any answer
 * @param limit - levels of lists and objects
 */
export function isDeeplyNested(json: string, limit: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText) {
      // What follows ends no text.
      if (code === BACKSLASH) at++;
    } else if ((code | 0x20) === 0x7b) {
      // `[` and `{`, which differ in one bit, as `]` and `}` do.
      if (++depth > limit) return true;
    } else if ((code | 0x20) === 0x7d) depth--;
  }
  return false;
}
