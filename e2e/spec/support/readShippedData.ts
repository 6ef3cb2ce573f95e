import type { APIRequestContext } from '@playwright/test';
import { readShippedScripts } from './readShippedScripts.ts';

const LITERAL = /JSON\.parse\((?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)\)/g;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Finds the data that a site ships in its scripts, as they parse it in the reader's browser.
 *
 * @param request fetches
 * @param origin the site
 * @param key a property that only the wanted object has, at the top or one level below
 * @throws if no script, or more than one object, has it
 */
export async function readShippedData(
  request: APIRequestContext,
  origin: string,
  key: string,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown>[] = [];
  for (const text of (await readShippedScripts(request, origin)).values()) {
    for (const [, quoted, ticked] of text.matchAll(LITERAL)) {
      const json = (quoted ?? ticked ?? '').replace(/\\(.)/g, '$1');
      if (!json.includes(`"${key}"`)) continue;
      const data = JSON.parse(json) as object;
      const owner = [data, ...Object.values(data)].find((value) => isObject(value) && key in value);
      if (isObject(owner)) found.push(owner);
    }
  }
  const [data] = found;
  if (data === undefined || found.length > 1) {
    throw new Error(`${found.length} of the shipped objects have "${key}"; one should.`);
  }
  return data;
}
