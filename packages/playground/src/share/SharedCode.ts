import { isRecord } from '@griffel-site/engine/isRecord';
import { findNameClash, isFileName, type Project } from '../project/Project.ts';
import { parseSharedView, type SharedView } from '../view/View.ts';

/** How large shared code may be. More is rejected, both when a link is created and when it is opened. */
export const shareLimits = {
  /** The number of files. */
  files: 20,
  /** Bytes of the code as JSON, before compression: about 4,000 lines. */
  bytes: 200_000,
  /** Levels of the JSON. It needs two, but unknown keys may have more. */
  depth: 32,
  /** Characters of an encoded link; chat and mail programs truncate longer ones. */
  characters: 32_000,
  /** Characters of the code in an address of the earlier site. */
  legacyCharacters: 8_000,
} as const;

/** An address on this site: without two slashes in a row, and without dot segments, which could result in them. */
const LOCAL_ADDRESS = /^(?!.*\/(?:\/|\.))\/[\w/#.-]{0,200}$/;

/**
 * Validates the code in a shared address; unknown keys are ignored.
 *
 * @param text - untrusted JSON of bounded length
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

/** Quotes an untrusted name for a message. */
function quote(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
}

/** The code in an address. */
export interface SharedCode extends Project {
  /** The address of the page that the code comes from, on this site. */
  from?: string;
  /** The tab, direction, width … to show it with; empty if the link names none. */
  view?: SharedView;
}

/** A shared address that cannot be created or opened; its message is for the user. */
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
 * Whether JSON is nested too deeply, found in one pass and without a stack: parsing 100,000 levels would take
 * longer than everything else that is done with a link.
 *
 * @param json - untrusted; for invalid JSON, the answer is arbitrary
 * @param limit - levels of arrays and objects
 */
export function isDeeplyNested(json: string, limit: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText) {
      // An escaped character does not end the string.
      if (code === BACKSLASH) at++;
    } else if ((code | 0x20) === 0x7b) {
      // `[` and `{` differ in one bit, like `]` and `}`.
      if (++depth > limit) return true;
    } else if ((code | 0x20) === 0x7d) depth--;
  }
  return false;
}
