import fs from 'node:fs';
import path from 'node:path';
import { measureBundleSizes } from '@griffel-site/samples';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles, nameStylesheet } from '../emitFiles';
import { HOME_STYLES, printOwnStyles } from '../griffel-css/ownStylesheets';
import { readTemplates, type Template } from '../playground/readTemplates';
import { analyzeSamples } from './analyzeSamples';
import type { HomeProof, ProofOfGrowth } from './HomeProof';
import { COMPONENT_FILES, MERGE_FILE, proveAtoms, proveMerging, proveModes } from './proveBands';
import { analyze } from '@griffel-site/engine';
import postcss from 'postcss';

export interface HomeProofOptions {
  /** The folder of the playground's templates, absolute. */
  templates: string;
  /** The folder, absolute, whose `node_modules` contains the library to measure. */
  packages: string;
}

/**
 * Supplies the data of the home page: runs the engine over the files in `src/home/samples` and renders them
 * with the library itself. Creates `proof.json` with the data, and `stylesheet.json` with the address of a
 * style sheet for the page and the elements in its samples.
 */
export default function homeProof(
  { siteDir, baseUrl }: LoadContext,
  { templates, packages }: HomeProofOptions,
): Plugin {
  const samples = path.join(siteDir, HOME_STYLES.folder, 'samples');
  let sheet = '';
  return {
    name: 'home-proof',
    getPathsToWatch: () => [path.join(samples, '**/*')],
    configureWebpack(_config, isServer, utils) {
      if (isServer) return {};
      const getSheet = () => [[nameStylesheet('home', sheet), sheet] as const];
      return { plugins: [emitFiles('home-proof', utils, getSheet)] };
    },
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
      const stage = limitToStage(shown);
      sheet = `${await printOwnStyles(siteDir, HOME_STYLES)}\n${stage}`;
      const address = baseUrl + nameStylesheet('home', sheet);
      await actions.createData('stylesheet.json', JSON.stringify(address));
    },
  };
}

/**
 * Counts the declarations in makeStyles calls, and the rules that a left-to-right page needs for all of
 * them.
 *
 * @param templates in the order in which the application grows
 */
export function measureGrowth(templates: readonly Template[]): ProofOfGrowth {
  const rules = new Set<string>();
  let declarations = 0;
  const points = templates.map(({ title, files }) => {
    const { calls } = analyze(Object.fromEntries(files.map(({ name, code }) => [name, code])));
    for (const call of calls) {
      if (call.kind !== 'makeStyles') continue;
      for (const declaration of call.declarations) {
        if (declaration.rules.length === 0) continue;
        declarations += 1;
        for (const { css, direction } of declaration.rules) {
          if (direction !== 'rtl') rules.add(css);
        }
      }
    }
    return { title, declarations, rules: rules.size };
  });
  return { points };
}

/**
 * Limits rules from Griffel to the content of elements with `data-stage`, because the site may use the same
 * classes as the samples, in the order of its own style sheet: `.fe3e8s9` becomes `[data-stage] .fe3e8s9`.
 */
export function limitToStage(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => `[data-stage] ${selector}`);
  });
  return root.toString();
}
