import type { Plugin } from '@docusaurus/types';
import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';

/**
 * Has the minifier name variables in the order of the alphabet. By itself it prefers letters that are frequent in a
 * script, provisional hashes of chunks included, which depend on the path of the folder that the site is built in:
 * two builds of one commit would differ.
 */
export default function stableNames(): Plugin {
  return {
    name: 'stable-names',
    configureWebpack({ optimization }, isServer) {
      if (isServer || optimization?.minimize !== true) return {};
      const given = optimization.minimizer ?? [];
      const others = given.filter(
        (one) => one?.constructor.name !== rspack.SwcJsMinimizerRspackPlugin.name,
      );
      if (others.length !== given.length - 1) {
        throw new Error(
          'stable-names: Docusaurus no longer minifies scripts with SWC, as one of its minimizers.',
        );
      }
      const options = { ...getSwcJsMinimizerOptions(), mangle: { disableCharFreq: true } };
      const scripts = new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: options as object,
      });
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: { minimizer: [scripts, ...others] as typeof given },
      };
    },
  };
}
