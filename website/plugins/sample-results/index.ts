import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { RESULTS_FOLDER, type ResultSheet, type SampleVerifier } from '@griffel-site/samples';
import { type BundlerPlugin, emitFiles } from '../emitFiles';

export interface SampleResultsOptions {
  /** Where `remarkSamples` puts what it makes, absolute. */
  cache: string;
  /** What it verifies them with. */
  verifier: SampleVerifier;
}

/** Those of pages that are still there: the cache keeps what it had. */
function readSheets(cache: string, root: string): [file: string, css: string][] {
  const folder = path.join(cache, RESULTS_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as ResultSheet)
    .filter(({ page }) => fs.existsSync(path.join(root, page)))
    .map(({ sheet, css }) => [sheet, css]);
}

/**
 * Writes the stylesheets that the results of samples link: one for each page that shows some. The step
 * that verifies samples has made them; a page that the bundler takes from its cache has them still.
 */
export default function sampleResults(
  { siteDir }: LoadContext,
  { cache, verifier }: SampleResultsOptions,
): Plugin {
  let unread = 0;
  /** Once both bundles have read all modules no sample is verified any more, and what follows needs the memory. */
  const releaseWhenRead: BundlerPlugin = {
    apply(compiler) {
      unread++;
      compiler.hooks.thisCompilation.tap('sample-results', ({ hooks }) => {
        hooks.seal.tap('sample-results', () => {
          unread--;
          if (unread === 0) void verifier.release();
        });
      });
    },
  };
  return {
    name: 'sample-results',
    configureWebpack(_config, isServer, utils) {
      const release = process.env.NODE_ENV === 'production' ? [releaseWhenRead] : [];
      if (isServer) return { plugins: release };
      const getSheets = () => readSheets(cache, path.dirname(siteDir));
      return { plugins: [emitFiles('sample-results', utils, getSheets), ...release] };
    },
  };
}
