import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandboxParts } from './createSandboxParts.ts';
import { createToolParts } from './createToolParts.ts';
import { createTypePack } from './createTypePack.ts';
import { createTypesWorkerPart } from './createTypesWorkerPart.ts';
import { hashSources } from './hashSources.ts';
import type { Part } from './Part.ts';

export interface PlaygroundPartsOptions {
  /** A folder that this function owns, absolute; it keeps the parts of the last build. */
  cacheFolder?: string;
}

/**
 * Makes all parts that the playground loads at run time: about 3 s without a cache, 50 ms with one
 * that still holds. Parts are made anew when a source of the playground, of the engine, or the
 * lockfile is another.
 */
export async function createPlaygroundParts({ cacheFolder }: PlaygroundPartsOptions = {}): Promise<
  Part[]
> {
  if (cacheFolder === undefined) return createAll();
  const name = `${hashSources()}.json`;
  mkdirSync(cacheFolder, { recursive: true });
  const names = readdirSync(cacheFolder);
  if (names.includes(name)) {
    return JSON.parse(readFileSync(join(cacheFolder, name), 'utf8')) as Part[];
  }
  const parts = await createAll();
  for (const old of names) rmSync(join(cacheFolder, old), { recursive: true });
  writeFileSync(join(cacheFolder, name), JSON.stringify(parts));
  return parts;
}

async function createAll(): Promise<Part[]> {
  const parts = await Promise.all([
    createSandboxParts(),
    createTypesWorkerPart(),
    createTypePack(),
    createToolParts(),
  ]);
  return parts.flat();
}
