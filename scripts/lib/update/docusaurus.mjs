import { isNewer } from './manifests.mjs';

/**
 * Files of Docusaurus outside its theme that this site relies on, and how. Most of the code that relies on them
 * checks at build time that they look as expected, but it cannot notice a change in behavior.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const RELIED_ON = {
  '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js':
    'website/plugins/late-scripts rewrites when it appears',
  '@docusaurus/core/lib/client/docusaurus.js':
    'website/src/client/prefetchFile.ts replaces its helper, website/src/navigation/docusaurus.ts wraps it',
  '@docusaurus/core/lib/client/exports/ComponentCreator.js':
    'website/src/navigation/pages.ts adds what it looks up',
  '@docusaurus/core/lib/client/preload.js': 'website/src/navigation/preload.ts wraps it',
  '@docusaurus/core/lib/client/exports/Head.js':
    'website/src/head-tags stands in for the library below it',
  '@docusaurus/core/lib/server/codegen/codegenRoutes.js':
    'website/plugins/page-files takes pages out of what it writes',
  '@docusaurus/core/lib/webpack/base.js': 'website/plugins/lean-client changes its chunks',
  '@docusaurus/core/lib/webpack/client.js': 'website/plugins/lean-client changes its chunks',
  '@docusaurus/theme-classic/lib/inlineScripts.js':
    'website/plugins/root-choice and announcement-bar follow it',
  '@docusaurus/theme-common/lib/contexts/colorMode.js':
    'website/src/client/mendDocusaurus.ts hides storage events from it',
};

/**
 * @typedef {object} ThemeFile - a part of the theme that this site changes
 * @property {string} file - where it is changed, in the repository
 * @property {'wraps' | 'replaces'} how
 * @property {string[]} originals - possible paths of its original, below `node_modules`; one of them exists
 */

/** Where Docusaurus has the components that sites may change. */
const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** @param {string} name - of a part: `DocItem/Layout` */
function listOriginals(name) {
  return THEMES.flatMap((theme) => [`${theme}/${name}/index.js`, `${theme}/${name}.js`]);
}

/**
 * Lists the parts of the theme that the site changes.
 *
 * @param {Readonly<Record<string, string>>} files - texts of the files below `website/src/theme`, by their
 *   paths in the repository
 * @param {{ file: string, text: string }} parts - the file with the list of parts that modules of the site replace:
 *   `website/plugins/theme-parts/index.ts`
 * @returns {ThemeFile[]}
 */
export function listThemeFiles(files, parts) {
  const own = Object.entries(files).map(([file, text]) => {
    const name = file.replace(/^website\/src\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '');
    /** @type {ThemeFile['how']} */
    const how = text.includes('@theme-original/') ? 'wraps' : 'replaces';
    return { file, how, originals: listOriginals(name) };
  });
  const replaced = [...parts.text.matchAll(/^ {2}'?([\w/-]+)'?: 'src\//gm)].map(
    ([, name = '']) => ({
      file: parts.file,
      how: /** @type {const} */ ('replaces'),
      originals: listOriginals(name),
    }),
  );
  return [...own, ...replaced];
}

/**
 * Chooses the newest release of a major version, ignoring prereleases such as `3.11.0-alpha.1`.
 *
 * @param {readonly string[]} versions - as npm lists them
 * @param {number} major
 * @returns {string}
 * @throws {Error} if there is none
 */
export function chooseNewest(versions, major) {
  const releases = versions.filter((version) => /^\d+\.\d+\.\d+$/.test(version));
  const [newest] = releases
    .filter((version) => version.startsWith(`${major}.`))
    .sort((a, b) => (isNewer(a, b) ? -1 : 1));
  if (newest === undefined) throw new Error(`npm has no release ${major}.x of Docusaurus.`);
  return newest;
}

/**
 * @typedef {object} ChangedFile
 * @property {string} original - below `node_modules`
 * @property {string} because - how this site relies on it
 * @property {'changed' | 'gone'} change
 */

/**
 * Finds the originals that an update has changed.
 *
 * @param {readonly ThemeFile[]} themeFiles
 * @param {(file: string) => string | undefined} readBefore - returns the text of a file below `node_modules`, or
 *   undefined if there is none
 * @param {(file: string) => string | undefined} readAfter
 * @returns {ChangedFile[]}
 */
export function findChanged(themeFiles, readBefore, readAfter) {
  const watched = [
    ...themeFiles.map(({ file, how, originals }) => ({
      // A component without an original is one that only this site has.
      original: originals.find((original) => readBefore(original) !== undefined),
      because: `${file} ${how} it`,
    })),
    ...Object.entries(RELIED_ON).map(([original, because]) => ({ original, because })),
  ];
  return watched.flatMap(({ original, because }) => {
    if (original === undefined) return [];
    const after = readAfter(original);
    if (after === readBefore(original)) return [];
    return [{ original, because, change: after === undefined ? 'gone' : 'changed' }];
  });
}

/**
 * Prints the result of an update and what to review.
 *
 * @param {object} summary
 * @param {string} summary.from
 * @param {string} summary.to
 * @param {readonly ChangedFile[]} summary.changed
 * @param {string} summary.diff - the file with the diff, relative to the repository
 * @param {boolean} summary.builds
 * @returns {string}
 */
export function printSummary({ from, to, changed, diff, builds }) {
  return [
    `Docusaurus ${from} → ${to}. The build ${builds ? 'passes' : 'FAILS: see above'}.`,
    changed.length === 0
      ? 'No file that this site relies on has changed.'
      : `${changed.length} files that this site relies on have changed. Review each (${diff}):`,
    ...changed.map(({ original, because, change }) => `  ${change}: ${original}\n    ${because}`),
    `Read https://github.com/facebook/docusaurus/releases/tag/v${to}, then run: npm test`,
  ].join('\n');
}
