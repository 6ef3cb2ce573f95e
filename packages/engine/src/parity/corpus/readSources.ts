import fs from 'node:fs';
import path from 'node:path';

/** The sources of packages, as their source maps have them. */
export interface Sources {
  /** Texts by place: `@fluentui/react-button/src/components/Button/useButtonStyles.styles.ts`. */
  files: Map<string, string>;
  /** What could not be read of the source maps, one line each. */
  faults: string[];
}

/** Larger files are no sources that somebody wrote; in bytes. */
const MAX_MAP = 20_000_000;

/**
 * Reads from the source maps below a `node_modules` every original source under `src/` that ends in
 * `.ts` or `.tsx`. A map that cannot be read is listed, and so is a source that two maps have
 * differently: that of a `.raw` map counts, because other maps may hold compiled text.
 *
 * @param folder a `node_modules`, absolute
 */
export function readSources(folder: string): Sources {
  const sources: Sources = { files: new Map(), faults: [] };
  const raw = new Set<string>();
  const maps = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.[cm]?js\.map$/.test(file))
    .sort();
  for (const map of maps) {
    try {
      for (const [source, code] of readMap(path.join(folder, map))) {
        const place = findPlace(map, source);
        if (place === undefined) continue;
        const known = sources.files.get(place);
        const isRaw = /\.raw\.[cm]?js\.map$/.test(map);
        if (known !== undefined && known !== code) {
          sources.faults.push(`${map}: ${place} has another text than in another map.`);
          if (raw.has(place) || !isRaw) continue;
        }
        if (isRaw) raw.add(place);
        sources.files.set(place, code);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      sources.faults.push(`${map}: ${reason}`);
    }
  }
  return sources;
}

/** The sources of a map that come with their text. */
function* readMap(file: string): Generator<[source: string, code: string]> {
  const { size } = fs.statSync(file);
  if (size > MAX_MAP) throw new Error(`The map has ${String(size)} bytes.`);
  const map: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  const { sources, sourcesContent = [] } = (map ?? {}) as Record<string, unknown>;
  if (!Array.isArray(sources) || !Array.isArray(sourcesContent)) {
    throw new Error('The map has no list of sources.');
  }
  for (const [index, source] of sources.entries()) {
    const code: unknown = sourcesContent[index];
    if (typeof source === 'string' && typeof code === 'string') yield [source, code];
  }
}

/** The place of a source in its package, or undefined where it is no source that we take. */
function findPlace(map: string, source: string): string | undefined {
  const owner = /^(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\//.exec(map)?.[1];
  const inside = /(?:^|\/)(src\/.+\.tsx?)$/.exec(source)?.[1];
  if (owner === undefined || inside === undefined || inside.split('/').includes('..')) return;
  return inside.endsWith('.d.ts') ? undefined : `${owner}/${inside}`;
}
