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
  const objects: Record<string, unknown>[] = [];
  for (const text of (await readShippedScripts(request, origin)).values()) {
    for (const [, quoted, ticked] of text.matchAll(LITERAL)) {
      const json = (quoted ?? ticked ?? '').replace(/\\(.)/g, '$1');
      if (!json.includes(`"${key}"`)) continue;
      const data: unknown = JSON.parse(json);
      if (isObject(data)) objects.push(data);
    }
  }
  const isOwner = (object: object) => Object.hasOwn(object, key);
  const atTop = objects.filter(isOwner);
  const found =
    atTop.length > 0
      ? atTop
      : objects.flatMap((o) => Object.values(o).filter(isObject)).filter(isOwner);
  const [data] = found;
  if (data === undefined || found.length > 1) {
    throw new Error(`${found.length} of the shipped objects have "${key}"; one should.`);
  }
  return data;
}
