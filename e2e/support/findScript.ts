import type { Page } from '@playwright/test';
import { SITE } from './origins.ts';
import { readShippedScripts } from './readShippedScripts.ts';

/**
 * Finds the script of the site that holds a text.
 *
 * @returns a pattern of its address, for `page.route`
 * @throws when it is none, or not one alone
 */
export async function findScript(page: Page, text: string): Promise<string> {
  const scripts = [...(await readShippedScripts(page.request, SITE))];
  const found = scripts.filter(([, script]) => script.includes(text)).map(([address]) => address);
  const [address] = found;
  if (address === undefined || found.length > 1) {
    throw new Error(`${text} is in ${found.length} scripts: ${found.join(', ')}`);
  }
  return `**${address}`;
}
