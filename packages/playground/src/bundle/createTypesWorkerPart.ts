import { fileURLToPath } from 'node:url';
import { bundleScript } from './bundleScript.ts';
import type { Part } from './Part.ts';

/** Bundles TypeScript and what answers the page's questions into one script for a worker. */
export async function createTypesWorkerPart(): Promise<Part> {
  const entry = new URL('../types/worker/startTypesWorker.ts', import.meta.url);
  return {
    name: 'types-worker',
    extension: 'js',
    content: await bundleScript(fileURLToPath(entry)),
  };
}
