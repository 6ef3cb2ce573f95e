import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getHTMLChunk, joinPageFiles, type ChunkNames } from '../../src/navigation/pageFiles';
import { AFTER_HASHES, emitFiles, type Compilation } from '../emitFiles';

/**
 * Writes a file for each page with what a navigation to it needs, its script and its HTML, which would be two
 * requests. Who opens the page by its address gets its HTML with the document, and its script alone.
 * `src/client/pageFiles.ts` asks for these files, and the offline copy has them in place of the two.
 */
export default function pageFiles({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const joinFiles = (compilation: Compilation) => {
    if (compilation.options.mode !== 'production') return [];
    const names = JSON.parse(
      fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
    ) as ChunkNames;
    const findFile = (chunk: unknown) =>
      [...(compilation.namedChunks.get(String(chunk))?.files ?? [])][0];
    const read = (file: string) => String(compilation.getAsset(file)?.source.source());
    return Object.entries(names).flatMap(([key, { content }]) => {
      const script = findFile(content);
      const html = findFile(getHTMLChunk(key, baseUrl));
      if (!script || !html) return [];
      return [[joinPageFiles(script, html), `${read(script)}\n${read(html)}`] as const];
    });
  };
  return {
    name: 'page-files',
    configureWebpack(_config, isServer, utils) {
      if (isServer) return {};
      return { plugins: [emitFiles('page-files', utils, joinFiles, AFTER_HASHES)] };
    },
  };
}
