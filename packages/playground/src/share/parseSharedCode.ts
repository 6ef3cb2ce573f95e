import { isRecord } from '@griffel-site/engine/isRecord';
import { findNameClash } from '../project/findNameClash.ts';
import { isFileName } from '../project/isFileName.ts';
import { isDeeplyNested } from './isDeeplyNested.ts';
import { parseSharedView } from '../view/View.ts';
import type { SharedCode } from './SharedCode.ts';
import { ShareLinkError } from './ShareLinkError.ts';
import { shareLimits } from './shareLimits.ts';

/** An address on this site: one slash at its start. */
const LOCAL_ADDRESS = /^\/(?!\/)[\w/#.-]{0,200}$/;

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
