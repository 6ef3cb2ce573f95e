import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { resolveSpecifier } from '../../source/resolveSpecifier.ts';
import type { Fixture } from '../readFixtures.ts';

/** The sources of packages, as found in their source maps. */
interface Sources {
  /** Texts by path: `@fluentui/react-button/src/components/Button/useButtonStyles.styles.ts`. */
  files: Map<string, string>;
  /** The faults of source maps, one line each. */
  faults: string[];
}

/** In bytes. Larger maps are not of sources that someone wrote. */
const MAX_MAP = 20_000_000;

/**
 * Reads every original source under `src/` that ends in `.ts` or `.tsx` from the source maps below a
 * `node_modules`. Maps that cannot be read are listed as faults, and so are sources whose texts differ
 * between maps. The text of a `.raw` map takes precedence, because other maps may contain compiled text.
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

/**
 * The path of a source, beginning with its package; undefined for a source that is left out. Some packages name
 * their sources relative to the map, which is at the same place in `lib` as the source in `src`.
 */
function findPlace(map: string, source: string): string | undefined {
  const [, owner, folder = ''] =
    /^(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\/(?:lib[\w-]*\/(.*\/|))?[^/]+$/.exec(map) ?? [];
  const inside =
    /(?:^|\/)(src\/.+\.tsx?)$/.exec(source)?.[1] ??
    (/^[^/]+\.tsx?$/.test(source) ? `src/${folder}${source}` : undefined);
  if (owner === undefined || inside === undefined || inside.split('/').includes('..')) return;
  return inside.endsWith('.d.ts') ? undefined : `${owner}/${inside}`;
}

const CALL = /\bmake(?:Reset|Static)?Styles\s*[(<]/;

/**
 * Creates a fixture for each source that defines styles, with the sources that it imports, and writes them
 * next to the packages that they import.
 *
 * @param sources texts by path, as `readSources` returns them
 * @param root the folder whose `node_modules` has the packages, absolute
 */
export function collectStyleFiles(sources: ReadonlyMap<string, string>, root: string): Fixture[] {
  const folder = path.join(root, 'sources');
  const require = createRequire(path.join(root, 'package.json'));
  fs.rmSync(folder, { recursive: true, force: true });
  const places = [...sources.keys()].filter((place) => CALL.test(sources.get(place) ?? ''));
  return places.sort().map((place) => {
    const [owner = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(place) ?? [];
    const files: Record<string, string> = {};
    const packages: Record<string, Record<string, unknown>> = {};
    const pending = [place];
    for (const file of pending) {
      const code = sources.get(file) ?? '';
      const target = path.join(folder, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, code);
      files[file.slice(owner.length + 1)] = code;
      for (const fileName of listImports(code, file)) {
        if (fileName.startsWith('.')) {
          const found = resolveSpecifier(fileName, file, (one) => sources.has(one));
          if (found !== undefined && !pending.includes(found)) pending.push(found);
        } else if (!fileName.startsWith('@griffel/')) {
          const exported = load(require, fileName);
          if (exported) packages[fileName] = exported;
        }
      }
    }
    return {
      name: place,
      folder: path.join(folder, owner),
      files,
      entry: place.slice(owner.length + 1),
      packages,
    };
  });
}

/** The imports of a file, without types. */
function listImports(code: string, fileName: string): string[] {
  const { outputText } = ts.transpileModule(code, {
    fileName,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
  });
  return ts.preProcessFile(outputText).importedFiles.map((one) => one.fileName);
}

/** Loads a package; undefined where it is missing, which is fine as long as no style needs it. */
function load(require: NodeJS.Require, name: string): Record<string, unknown> | undefined {
  try {
    return require(name) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
