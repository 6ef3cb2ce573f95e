import type { Plugin } from '@docusaurus/types';
import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';

/**
 * Makes the minifier name variables in alphabetical order. By default, it prefers characters that are
 * frequent in a script, including provisional chunk hashes, which depend on the path of the build folder,
 * so two builds of one commit would differ.
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
