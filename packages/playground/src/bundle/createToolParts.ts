import { fileURLToPath } from 'node:url';
import { bundleScript } from './bundleScript.ts';
import type { Part } from './Part.ts';

/** Bundles the workers that format and measure, apart: who formats need not load what minifies. */
export async function createToolParts(): Promise<Part[]> {
  const [format, measure] = await Promise.all([
    bundleTool('startFormatWorker.ts'),
    bundleTool('startMeasureWorker.ts'),
  ]);
  return [
    { name: 'format-worker', extension: 'js', content: format },
    { name: 'measure-worker', extension: 'js', content: measure },
  ];
}

function bundleTool(entry: string): Promise<string> {
  return bundleScript(fileURLToPath(new URL(`../tools/worker/${entry}`, import.meta.url)));
}
