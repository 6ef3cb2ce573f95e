import fs from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { RESULTS_FOLDER, type ResultSheet, type SampleVerifier } from '@griffel-site/samples';
import { type BundlerPlugin, emitFiles } from '../emitFiles';

export interface SampleResultsOptions {
  /** The folder for the generated files of `remarkSamples`, absolute. */
  cache: string;
  /** The verifier of `remarkSamples`. */
  verifier: SampleVerifier;
}

/** Reads the cached style sheets of pages that still exist. */
function readSheets(cache: string, root: string): [file: string, css: string][] {
  const folder = path.join(cache, RESULTS_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as ResultSheet)
    .filter(({ page }) => fs.existsSync(path.join(root, page)))
    .map(({ sheet, css }) => [sheet, css]);
}

/** V8 keeps half a gigabyte of free memory until its next full collection, which can come minutes later. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Emits the style sheets for the results of samples, one for each page with results. `remarkSamples` has
 * written them to the cache, where those of pages from the bundler's cache still are.
 */
export default function sampleResults(
  { siteDir }: LoadContext,
  { cache, verifier }: SampleResultsOptions,
): Plugin {
  let unread = 0;
  /**
   * Releases the verifier's memory once both bundles have read all modules, because no more samples will be
   * verified. The bundler now needs memory outside of V8, so what V8 no longer uses goes back to the system.
   */
  const releaseWhenRead: BundlerPlugin = {
    apply(compiler) {
      unread++;
      compiler.hooks.thisCompilation.tap('sample-results', ({ hooks }) => {
        hooks.seal.tap('sample-results', () => {
          unread--;
          if (unread === 0) void verifier.release().then(collectGarbage);
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
