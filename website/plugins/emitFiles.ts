import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A plugin of the bundler that is an object. */
export type BundlerPlugin = Extract<
  NonNullable<Configuration['plugins']>[number],
  { apply(compiler: never): void }
>;

/** One run of the bundler. */
export type Compilation = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['Compilation']
>;

type Files = Iterable<readonly [file: string, content: string | Uint8Array]>;

/** After what is minified. */
export const AFTER_MINIFICATION = 1000;

/** After files have got their names, which are of what is in them. */
export const AFTER_HASHES = 3000;

/** The beginning of a hash of the content, for names of files. */
export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/**
 * Names a stylesheet that is loaded by its address, apart from those of every page:
 * `assets/css/home.1a2b3c4d.css`.
 */
export function nameStylesheet(name: string, css: string): string {
  return `assets/css/${name}.${hashContent(css)}.css`;
}

/**
 * Writes a stylesheet to disk that becomes a client module: it has to exist before the bundler resolves those, so
 * `emitFiles` would be too late.
 *
 * @param generatedFilesDir - the folder `.docusaurus`, absolute
 * @param name - of the file, without its extension
 * @param css - what is in it
 * @returns what `getClientModules` returns
 */
export function writeStylesheet(generatedFilesDir: string, name: string, css: string): string[] {
  const stylesheet = path.join(generatedFilesDir, `${name}.css`);
  fs.mkdirSync(generatedFilesDir, { recursive: true });
  fs.writeFileSync(stylesheet, css);
  return [stylesheet];
}

/**
 * Emits files with the build, for the hosts to serve: unlike those that are written after it, they
 * are there when links are checked.
 *
 * @param name - that of the plugin
 * @param utils - of `configureWebpack`
 * @param getFiles - contents by path inside of the build, asked for when the bundler has the rest
 * @param stage - when, among what is done to files; before anything is minified, unless told
 */
export function emitFiles(
  name: string,
  { currentBundler: { instance: bundler } }: ConfigureWebpackUtils,
  getFiles: (compilation: Compilation) => Files | Promise<Files>,
  stage = 0,
): BundlerPlugin {
  const { RawSource } = bundler.sources;
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          for (const [file, content] of await getFiles(compilation)) {
            compilation.emitAsset(
              file,
              new RawSource(typeof content === 'string' ? content : Buffer.from(content)),
            );
          }
        });
      });
    },
  };
}
