import { parseSharedCode } from '../share/parseSharedCode.ts';
import { shareLimits } from '../share/shareLimits.ts';
import type { Draft } from './Draft.ts';

/**
 * Checks what the browser kept, by the rules of links.
 *
 * @param text - untrusted: other scripts of this site may have written it
 * @returns undefined where it is no draft, or one of more than 200,000 characters
 */
export function parseDraft(text: string): Draft | undefined {
  if (text.length > shareLimits.bytes) return undefined;
  try {
    const { savedAt } = JSON.parse(text) as { savedAt?: unknown };
    const isTime = typeof savedAt === 'number' && Number.isSafeInteger(savedAt) && savedAt >= 0;
    return { ...parseSharedCode(text), savedAt: isTime ? savedAt : 0 };
  } catch {
    return undefined;
  }
}
