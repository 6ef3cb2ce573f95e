import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps code out of the browser that this site does without: Prism, which the classic theme asks
 * for although every fence is highlighted at build time (38 KB gzip).
 */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack() {
      return {
        resolve: {
          alias: { 'prism-react-renderer': path.join(__dirname, 'prismReactRendererStub.js') },
        },
      };
    },
  };
}
