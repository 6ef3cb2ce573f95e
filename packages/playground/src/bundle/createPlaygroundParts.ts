import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createFluentPart } from './createFluentPart.ts';
import { createRulesParts } from './createRulesParts.ts';
import { createSandboxParts } from './createSandboxParts.ts';
import { createToolParts } from './createToolParts.ts';
import { createTypePack } from './createTypePack.ts';
import { createTypesWorkerPart } from './createTypesWorkerPart.ts';
import { hashSources } from './hashSources.ts';
import type { Part } from './Part.ts';

export interface PlaygroundPartsOptions {
  /** A folder that this function owns, absolute; it keeps the parts of the last build. */
  cacheFolder?: string;
  /** Makes the parts where the cache has none; for tests of the cache. @default all parts */
  create?: () => Promise<Part[]>;
}

/**
 * Makes all parts that the playground loads at run time: about 10 s without a cache, 50 ms with one
 * that still holds. Parts are made anew when a source of the playground, of the engine, or the
 * lockfile is another.
 */
export async function createPlaygroundParts({
  cacheFolder,
  create = createAll,
}: PlaygroundPartsOptions = {}): Promise<Part[]> {
  if (cacheFolder === undefined) return create();
  mkdirSync(cacheFolder, { recursive: true });
  const cached = readCachedParts(cacheFolder);
  if (cached) return cached;
  const old = readdirSync(cacheFolder);
  const parts = await create();
  for (const name of old) rmSync(join(cacheFolder, name), { recursive: true, force: true });
  // In one step: several builds may read and write at a time.
  const file = findCacheFile(cacheFolder);
  writeFileSync(`${file}.${String(process.pid)}`, JSON.stringify(parts));
  renameSync(`${file}.${String(process.pid)}`, file);
  return parts;
}

/** Reads what `createPlaygroundParts` has kept; undefined if that is of other sources. */
export function readCachedParts(cacheFolder: string): Part[] | undefined {
  const file = findCacheFile(cacheFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Part[]) : undefined;
}

function findCacheFile(cacheFolder: string): string {
  return join(cacheFolder, `${hashSources()}.json`);
}

async function createAll(): Promise<Part[]> {
  const parts = await Promise.all([
    createSandboxParts(),
    createFluentPart(),
    createRulesParts(),
    createTypesWorkerPart(),
    createTypePack(),
    createToolParts(),
  ]);
  return parts.flat();
}
