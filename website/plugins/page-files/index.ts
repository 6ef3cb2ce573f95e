import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findHTMLChunk, joinPageFiles } from '../../src/navigation/pageFiles';

/** Files have their names, which are of what is in them, after this stage. */
const AFTER_HASHES = 3000;

/**
 * Writes a file for each page with what a navigation to it needs, its script and its HTML, which would be two
 * requests. Who opens the page by its address gets its HTML with the document, and its script alone.
 * `src/client/pageFiles.ts` asks for these files, and the offline copy has them in place of the two.
 */
export default function pageFiles({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'page-files',
    configureWebpack(_config, isServer, { currentBundler: { instance: bundler } }) {
      if (isServer) return {};
      const { RawSource } = bundler.sources;
      return {
        plugins: [
          {
            apply(compiler) {
              if (compiler.options.mode !== 'production') return;
              compiler.hooks.thisCompilation.tap('page-files', (compilation) => {
                const options = { name: 'page-files', stage: AFTER_HASHES };
                compilation.hooks.processAssets.tap(options, () => {
                  const names = JSON.parse(
                    fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
                  ) as Record<string, { content?: unknown }>;
                  const listFiles = (chunk: unknown) => [
                    ...(compilation.namedChunks.get(String(chunk))?.files ?? []),
                  ];
                  const read = (file: string) =>
                    String(compilation.getAsset(file)?.source.source());
                  for (const { content } of Object.values(names)) {
                    const [script] = listFiles(content);
                    const [html] = listFiles(script && findHTMLChunk(script, names, baseUrl));
                    if (!script || !html) continue;
                    compilation.emitAsset(
                      joinPageFiles(script, html),
                      new RawSource(`${read(script)}\n${read(html)}`),
                      { immutable: true },
                    );
                  }
                });
              });
            },
          },
        ],
      };
    },
  };
}
