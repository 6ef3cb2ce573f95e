import type { Plugin } from '@docusaurus/types';
import { getSwcJsMinimizerOptions } from '@docusaurus/faster';
import { minify } from '@swc/core';

/** The bundler's own minimizer, by the name of its class. */
const REPLACED = 'SwcJsMinimizerRspackPlugin';

/**
 * Minifies each script by itself, with the program and the options that the bundler has for it. The bundler's own
 * minimizer works on all scripts at once; which of two names a variable gets then depends on the order, and so
 * on the path of the folder that the site is built in.
 */
export default function minifyScripts(): Plugin {
  return {
    name: 'minify-scripts',
    configureWebpack({ optimization }, isServer, { currentBundler: { instance: bundler } }) {
      if (isServer || optimization?.minimize !== true) return {};
      const given = optimization.minimizer ?? [];
      const others = given.filter((one) => one?.constructor.name !== REPLACED);
      if (others.length !== given.length - 1) {
        throw new Error(`minify-scripts: Docusaurus no longer minifies with one ${REPLACED}.`);
      }
      const { Compilation, sources } = bundler;
      const options = getSwcJsMinimizerOptions() as Parameters<typeof minify>[1];
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          minimizer: [
            ...others,
            {
              apply(compiler) {
                compiler.hooks.compilation.tap('minify-scripts', (compilation) => {
                  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
                  compilation.hooks.processAssets.tapPromise(
                    { name: 'minify-scripts', stage },
                    async () => {
                      const scripts = compilation
                        .getAssets()
                        .filter(({ name, info }) => name.endsWith('.js') && !info.minimized);
                      await Promise.all(
                        scripts.map(async ({ name, source, info }) => {
                          const { code } = await minify(source.source().toString(), options);
                          const minified = new sources.RawSource(code);
                          compilation.updateAsset(name, minified, { ...info, minimized: true });
                        }),
                      );
                    },
                  );
                });
              },
            },
          ],
        },
      };
    },
  };
}
