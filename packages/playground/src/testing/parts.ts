import { fileURLToPath } from 'node:url';
import {
  createFluentPart,
  createRulesParts,
  createTypesWorkerPart,
  createSandboxParts,
  readGriffelReleases,
} from '../bundle/createScriptParts.ts';
import { readCachedParts } from '../bundle/createPlaygroundParts.ts';
import { createTypePack } from '../bundle/createTypePack.ts';
import type { Part } from '../bundle/Part.ts';

/** The cache of the site's builds. */
const CACHE = fileURLToPath(
  new URL('../../../../node_modules/.cache/playground/parts', import.meta.url),
);

const [newest, ...older] = readGriffelReleases().map(({ version }) => version);

/** Parts that are created together, and the functions that create them. */
const KINDS = {
  sandbox: {
    names: [
      ...(['sandbox', 'sandbox-frame', 'evaluator'] as const),
      ...older.flatMap((one) => [`frame-${one}`, `evaluator-${one}`] as const),
    ],
    create: createSandboxParts,
  },
  rules: {
    names: [newest ?? '', ...older].map((one) => `rules-${one}` as const),
    create: createRulesParts,
  },
  fluent: { names: ['fluent'], create: async () => [await createFluentPart()] },
  'types-worker': { names: ['types-worker'], create: async () => [await createTypesWorkerPart()] },
  'type-pack': { names: ['type-pack'], create: async () => [await createTypePack()] },
} satisfies Record<string, { names: Part['name'][]; create: () => Promise<Part[]> }>;

const known = new Map<keyof typeof KINDS, Promise<Part[]>>();

/**
 * Creates parts that the playground loads at run time, or reads them if a build has created them from the
 * same sources. Test files share a process, so only the first one waits.
 *
 * @param kind - `sandbox` is the wrapper's document, the frame's script and the evaluator
 * @throws if these are not the parts that the build creates
 */
export function createTestParts(kind: keyof typeof KINDS): Promise<Part[]> {
  const parts = known.get(kind) ?? create(kind);
  known.set(kind, parts);
  return parts;
}

async function create(kind: keyof typeof KINDS): Promise<Part[]> {
  const names: readonly string[] = KINDS[kind].names;
  const all = readCachedParts(CACHE) ?? (await KINDS[kind].create());
  const parts = all.filter(({ name }) => names.includes(name));
  if (parts.length !== names.length) {
    throw new Error(`The parts of "${kind}" are not ${names.join(', ')}. Correct KINDS.`);
  }
  return parts;
}

/** Like `createTestParts`, for a single part. @returns its text */
export async function createTestPart(
  kind: Exclude<keyof typeof KINDS, 'sandbox' | 'rules'>,
): Promise<string> {
  const [part] = await createTestParts(kind);
  if (!part) throw new Error(`The playground has no part "${kind}".`);
  return part.content;
}
