import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandboxParts } from './createSandboxParts.ts';
import {
  createFluentPart,
  createRulesParts,
  createToolParts,
  createTypesWorkerPart,
} from './createScriptParts.ts';
import { createTypePack } from './createTypePack.ts';
import type { Part } from './Part.ts';

interface PlaygroundPartsOptions {
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

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** What the parts are made of; the lockfile stands for all packages. */
const FOLDERS = ['packages/engine/src', 'packages/playground/src'];
const FILES = ['package-lock.json'];

/** One name for the present state of all sources of the parts. */
function hashSources(): string {
  const hash = createHash('sha256');
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  );
  for (const file of [...FILES.map((name) => `${ROOT}/${name}`), ...sources].sort()) {
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}
