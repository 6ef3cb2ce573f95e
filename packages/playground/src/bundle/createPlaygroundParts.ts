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
import {
  createSandboxParts,
  createFluentPart,
  createRulesParts,
  createToolParts,
  createTypesWorkerPart,
} from './createScriptParts.ts';
import { createTypePack } from './createTypePack.ts';
import type { Part } from './Part.ts';

interface PlaygroundPartsOptions {
  /** A folder for the parts of the last build; absolute, and used by this function only. */
  cacheFolder?: string;
  /** Creates the parts if they are not in the cache; for tests of the cache. @default all parts */
  create?: () => Promise<Part[]>;
}

/**
 * Creates all parts that the playground loads at run time: in about 10 s without a cache, in 50 ms with a
 * valid one. The cache is invalid after a change of the playground, the engine, or the lockfile.
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
  // Atomic, because several builds may read and write at the same time.
  const file = findCacheFile(cacheFolder);
  writeFileSync(`${file}.${String(process.pid)}`, JSON.stringify(parts));
  renameSync(`${file}.${String(process.pid)}`, file);
  return parts;
}

/** Reads the parts that `createPlaygroundParts` has cached; undefined if the sources have changed. */
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

/** The sources of the parts; the lockfile represents all packages. */
const FOLDERS = ['packages/engine/src', 'packages/playground/src'];
const FILES = ['package-lock.json'];

/** Hashes the present sources of the parts. */
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
