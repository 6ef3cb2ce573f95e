import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { measureBundleSizes } from '@griffel-site/samples';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { HOME_STYLES } from '../griffel-css/ownStylesheets';
import { printOwnStyles } from '../griffel-css/printOwnStyles';
import { readTemplates } from '../playground/readTemplates';
import { analyzeSamples } from './analyzeSamples';
import type { HomeProof } from './HomeProof';
import { measureGrowth } from './measureGrowth';
import { COMPONENT_FILES, proveAtoms } from './proveAtoms';
import { MERGE_FILE, proveMerging } from './proveMerging';
import { proveModes } from './proveModes';
import { scopeRules } from './scopeRules';

export interface HomeProofOptions {
  /** The folder of the playground's templates, absolute. */
  templates: string;
  /** The folder, absolute, whose `node_modules` have the library that is measured. */
  packages: string;
}

/**
 * Supplies what the home page shows: the engine runs over the files in `src/home/samples`, and the
 * library itself renders them. The page gets its data as `proof.json`, and as
 * `home.sheet` the address of a stylesheet with its own rules and those of the elements it shows.
 */
export default function homeProof(
  { siteDir }: LoadContext,
  { templates, packages }: HomeProofOptions,
): Plugin {
  const samples = path.join(siteDir, HOME_STYLES.folder, 'samples');
  // Docusaurus loads contents before it asks for the configuration of the bundler.
  let hash = '';
  return {
    name: 'home-proof',
    getPathsToWatch: () => [path.join(samples, '**/*')],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not named .css: Docusaurus would put it into the stylesheet of all pages.
            test: /home-proof[\\/]default[\\/]home\.sheet$/,
            type: 'asset/resource',
            // Not the bundler's own hash: only the browser's build minifies, and names would differ.
            generator: { filename: `assets/css/home.${hash}.css` },
          },
        ],
      },
    }),
    async contentLoaded({ actions }) {
      const sizes = await measureBundleSizes(packages);
      const read = (file: string) => fs.readFileSync(path.join(samples, file), 'utf8').trimEnd();
      const components = analyzeSamples(samples, COMPONENT_FILES);
      const merge = analyzeSamples(samples, [MERGE_FILE]);
      const plain = read('merging/merge.css');
      const data: HomeProof = {
        atoms: proveAtoms(components, read('App.tsx')),
        growth: measureGrowth(readTemplates(templates)),
        merging: proveMerging(merge, plain),
        modes: proveModes(components, sizes),
        versions: sizes.versions,
      };
      const rules = [components, merge].flatMap(({ analysis }) =>
        analysis.rules.map(({ css }) => css),
      );
      await actions.createData('proof.json', data);
      const shown = [...new Set(rules), plain].join('\n');
      const stage = scopeRules(shown, 'data-stage');
      const sheet = `${await printOwnStyles(siteDir, HOME_STYLES)}\n${stage}`;
      hash = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
      await actions.createData('home.sheet', sheet);
    },
  };
}
