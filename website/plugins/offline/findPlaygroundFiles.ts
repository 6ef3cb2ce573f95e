import type { Compilation } from 'webpack';

type ChunkGroup = Compilation['chunkGroups'][number];

/** Names of its chunks. */
const NAME = /^playground/;

/** Modules that run code of users, or help to write it. */
const SOURCE = /[\\/]packages[\\/](?:playground|engine)[\\/]/;

/** Its other files, relative to the build: the sandbox, types, workers, styles. */
export const PLAYGROUND_FILES = /^assets\/(?:playground\/|css\/playground[.-])/;

/**
 * Finds the scripts that only the playground loads, and "Run it here" with it.
 *
 * @param compilation - of the browser's bundle, when it is done
 * @returns their names, relative to the build
 * @throws if there are none, because then the playground's sources have moved
 */
export function findPlaygroundScripts({ chunkGroups, chunkGraph }: Compilation): string[] {
  const isPlayground = (group: ChunkGroup) =>
    NAME.test(group.name ?? '') ||
    group.chunks.some((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
        SOURCE.test(module.nameForCondition() ?? ''),
      ),
    );
  const [own, others] = [new Set<string>(), new Set<string>()];
  for (const group of chunkGroups) {
    const files = isPlayground(group) ? own : others;
    for (const file of group.getFiles()) files.add(file);
  }
  const found = [...own].filter((file) => !others.has(file));
  if (found.length === 0) throw new Error('No script of the playground was found in the bundle.');
  return found;
}
