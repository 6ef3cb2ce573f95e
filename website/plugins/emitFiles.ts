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

/** The stage after minification. */
export const AFTER_MINIFICATION = 1000;

/** The stage after files are named by the hash of their content. */
export const AFTER_HASHES = 3000;

/** The first characters of a hash of the content, for file names. */
export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/**
 * Names a style sheet that only some pages load: `assets/css/home.1a2b3c4d.css`.
 */
export function nameStylesheet(name: string, css: string): string {
  return `assets/css/${name}.${hashContent(css)}.css`;
}

/**
 * Writes a style sheet to disk that becomes a client module. It must exist before the bundler resolves
 * client modules, so `emitFiles` would be too late.
 *
 * @param generatedFilesDir - the folder `.docusaurus`, absolute
 * @param name - of the file, without its extension
 * @param css - the content of the file
 * @returns the value for `getClientModules`
 */
export function writeStylesheet(generatedFilesDir: string, name: string, css: string): string[] {
  const stylesheet = path.join(generatedFilesDir, `${name}.css`);
  fs.mkdirSync(generatedFilesDir, { recursive: true });
  fs.writeFileSync(stylesheet, css);
  return [stylesheet];
}

/**
 * Emits files with the build, for hosts to serve. Unlike files that are written after the build, they
 * exist when links are checked.
 *
 * @param name - the name of the plugin
 * @param utils - the argument of `configureWebpack`
 * @param getFiles - returns contents by path in the build; called at `stage`
 * @param stage - of processing assets; by default, before minification
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
