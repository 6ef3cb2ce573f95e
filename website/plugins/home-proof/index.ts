import { createHash } from 'node:crypto';
import path from 'node:path';
import { measureBundleSizes } from '@griffel-site/samples';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { HOME_STYLES } from '../griffel-css/ownStylesheets';
import { printOwnStyles } from '../griffel-css/printOwnStyles';
import { readTemplates } from '../playground/readTemplates';
import { analyzeSample, type AnalyzedSample } from './analyzeSample';
import type { HomeProof } from './HomeProof';
import { measureGrowth } from './measureGrowth';
import { proveAtoms } from './proveAtoms';
import { proveDirections } from './proveDirections';
import { proveMerging } from './proveMerging';
import { proveServer } from './proveServer';
import { scopeRules } from './scopeRules';

export interface HomeProofOptions {
  /** The folder of the playground's templates, absolute. */
  templates: string;
  /** The folder of the examples, absolute. */
  examples: string;
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
  { templates, examples, packages }: HomeProofOptions,
): Plugin {
  const samples = path.join(siteDir, HOME_STYLES.folder, 'samples');
  // Docusaurus loads contents before it asks for the configuration of the bundler.
  let hash = '';
  return {
    name: 'home-proof',
    getPathsToWatch: () => [path.join(samples, '*')],
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
      const [styles, merge, directions] = ['styles.ts', 'merge.ts', 'directions.ts'].map((file) =>
        analyzeSample(samples, file),
      ) as [AnalyzedSample, AnalyzedSample, AnalyzedSample];
      const data: HomeProof = {
        atoms: proveAtoms(styles, sizes),
        growth: measureGrowth(readTemplates(templates)),
        merging: proveMerging(merge),
        directions: proveDirections(directions),
        server: proveServer(styles, examples),
        versions: sizes.versions,
      };
      const rules = [styles, merge, directions].flatMap(({ analysis }) =>
        analysis.rules.map(({ css }) => css),
      );
      await actions.createData('proof.json', data);
      const stage = scopeRules([...new Set(rules)].join('\n'), 'data-stage');
      const sheet = `${await printOwnStyles(siteDir, HOME_STYLES)}\n${stage}`;
      hash = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
      await actions.createData('home.sheet', sheet);
    },
  };
}
