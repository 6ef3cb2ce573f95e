import type { Plugin } from '@docusaurus/types';
import { AFTER_MINIFICATION } from '../emitFiles';

/** The comment by which Chrome compiles all functions of a script at once; other browsers ignore it. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has Chrome compile each script as a whole, in a thread of its own while it loads. Otherwise, it compiles most
 * functions when they are first called, on the main thread, and has to parse them again for that.
 */
export default function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    configureWebpack({ mode }, isServer, { currentBundler: { instance: bundler } }) {
      if (isServer || mode !== 'production') return {};
      return {
        plugins: [
          new bundler.BannerPlugin({
            banner: HINT,
            raw: true,
            test: /\.js$/,
            // The minifier would remove it.
            stage: AFTER_MINIFICATION,
          }),
        ],
      };
    },
  };
}
