import type { APIRequestContext } from '@playwright/test';
import { SITE } from '../../origins.ts';

/** The scripts that every page of the site asks for first, as one text. */
export async function readShippedScripts(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(`${SITE}/`)).text();
  const names = [...html.matchAll(/<script src="?(\/assets\/js\/[^\s">]+)/g)].map(([, name]) => name);
  const texts = await Promise.all(
    names.map(async (name) => (await request.get(`${SITE}${name}`)).text()),
  );
  if (texts.length === 0) throw new Error('The home page asks for no script.');
  return texts.join('\n');
}
