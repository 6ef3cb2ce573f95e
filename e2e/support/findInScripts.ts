import type { APIRequestContext } from '@playwright/test';
import { readShippedScripts } from './readShippedScripts.ts';

/**
 * Looks for a text in every script that a site ships.
 *
 * @param request fetches
 * @param origin the site
 * @param pattern what to look for, with the flag `g`
 * @returns each occurrence that differs from the others
 */
export async function findInScripts(
  request: APIRequestContext,
  origin: string,
  pattern: RegExp,
): Promise<string[]> {
  const texts = [...(await readShippedScripts(request, origin)).values()];
  return [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))];
}
