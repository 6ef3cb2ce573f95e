import { fileURLToPath } from 'node:url';
import { bundleScript } from './bundleScript.ts';
import type { Part } from './Part.ts';
import { readGriffelReleases } from './readGriffelReleases.ts';

const ENTRY = fileURLToPath(new URL('../versions/worker/startRulesWorker.ts', import.meta.url));

/** Bundles, for each release of Griffel, the worker that makes classes and rules of styles. */
export function createRulesParts(): Promise<Part[]> {
  return Promise.all(
    readGriffelReleases().map(async ({ version, alias }): Promise<Part> => ({
      name: `rules-${version}`,
      extension: 'js',
      content: await bundleScript(ENTRY, alias),
    })),
  );
}
