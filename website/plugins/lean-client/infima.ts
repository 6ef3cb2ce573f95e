import fs from 'node:fs';
import path from 'node:path';
import purgeCSS from '@fullhuman/postcss-purgecss';
import postcss, { type AcceptedPlugin, type Root } from 'postcss';
import { globSync } from 'tinyglobby';
import { requireTargets } from '../requireTargets';
import {
  createClassPattern,
  dropClasses,
  dropFades,
  dropPictures,
  dropUnusedVariables,
  inlineVariables,
  keepDarkVariables,
} from './leanStyles';

/** This file, for messages. */
const HERE = 'website/plugins/lean-client/infima.ts';

const DOCUSAURUS = '../node_modules/@docusaurus';

/** Packages that use classes of Infima. */
const PACKAGES = ['core', 'theme-classic', 'theme-common', 'plugin-content-docs'];

/** Parts of the theme that are replaced or unused; classes that only they use are dropped. */
const UNUSED_PARTS_OF_THE_THEME = [
  'Admonition*',
  'Blog*',
  'DocCard*',
  'DocCategoryGeneratedIndexPage',
  'DocItem/Footer',
  'DocRoot/Layout/Main',
  'DocTag*',
  'DocVersion*',
  'ErrorPageContent',
  'Footer/Layout',
  'Footer/Links/MultiColumn',
  'Footer/Logo',
  'MDXPage',
  'NavbarItem/Dropdown*',
  'NavbarItem/Locale*',
  'NotFound/Content',
  'Tabs',
  'Tag*',
];

/** The sources that may use classes of the theme's style sheet; paths relative to the site. */
const SOURCES_OF_CLASSES = [
  ...PACKAGES.map((name) => `${DOCUSAURUS}/${name}/lib/**/*.js`),
  ...UNUSED_PARTS_OF_THE_THEME.map(
    (part) => `!${DOCUSAURUS}/theme-classic/lib/theme/${part}{.js,/**}`,
  ),
  'src/**/*.{ts,tsx,mdx}',
  'createConfig.ts',
  'variants/**/*.{ts,tsx}',
];

/** The sources that may use variables of Infima. */
const SOURCES_OF_VARIABLES = [
  ...SOURCES_OF_CLASSES,
  ...PACKAGES.map((name) => `${DOCUSAURUS}/${name}/lib/**/*.css`),
  'src/**/*.css',
];

/** Components of Infima that this site does not use. Most of these names occur in sources as ordinary words. */
const UNUSED_CLASSES = [
  'alert',
  'avatar',
  'badge',
  'card',
  'col',
  'container',
  'dropdown',
  'dropdown__link',
  'hero',
  'navbar--dark',
  'navbar--primary',
  'pagination',
  'pills',
  'row',
  'tabs',
];

/**
 * Chevrons. For browsers, each SVG is a document with its own layout and paint, which delays the first
 * styles of a page; `src/css/docs.css` draws them as borders.
 */
const PICTURES = ['--ifm-breadcrumb-separator', '--ifm-menu-link-sublist-icon'];

const MODULE_OF_THE_THEME = /theme-classic[\\/]lib[\\/].+\.module\.css$/;

/**
 * Classes of CSS modules that this site does not use: hideable sidebar and navigation bar, color modes,
 * search.
 */
const UNUSED_CLASSES_OF_MODULES = [
  'colorModeToggle',
  'darkNavbarColorModeToggle',
  'docSidebarContainerHidden',
  'footerLogoLink',
  'menuHtmlItem',
  'navbarHidden',
  'navbarHideable',
  'navbarSearchContainer',
  'sidebarHidden',
  'sidebarLogo',
  'sidebarWithHideableNavbar',
];

/** Selectors that Markdown needs although no source names them: elements, task lists, footnotes. */
const CLASSES_OF_MARKDOWN = [/^[a-z]+\d?$/, /task-list/, /footnote/];

/** The names of the variables that our style sheet sets on the root element. */
function readOwnVariables(siteDir: string): Set<string> {
  const names = new Set<string>();
  const text = fs.readFileSync(path.join(siteDir, 'src/css/site.css'), 'utf8');
  postcss.parse(text).walkRules('html[data-theme]', (rule) => {
    rule.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  });
  return names;
}

/**
 * Checks that all entries of the lists exist, before anything is dropped.
 *
 * @throws Error with the name of the list and this file
 */
function checkTargets(siteDir: string, own: ReadonlySet<string>): void {
  const find = (pattern: string) => globSync(pattern, { cwd: siteDir, absolute: true });
  const read = (pattern: string) =>
    find(pattern)
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\n');
  const infima = read('../node_modules/infima/dist/css/default/default.css');
  const modules = read(`${DOCUSAURUS}/theme-classic/lib/**/*.module.css`);
  const isThere = (pattern: string) => find(pattern).length > 0;
  requireTargets(HERE, 'packages below node_modules/@docusaurus', PACKAGES, (name) =>
    isThere(`${DOCUSAURUS}/${name}/lib/**/*.js`),
  );
  requireTargets(HERE, 'parts of the classic theme', UNUSED_PARTS_OF_THE_THEME, (part) =>
    isThere(`${DOCUSAURUS}/theme-classic/lib/theme/${part}{.js,/**}`),
  );
  requireTargets(HERE, 'classes of Infima', UNUSED_CLASSES, (name) =>
    createClassPattern(name).test(infima),
  );
  requireTargets(HERE, 'classes of modules of the theme', UNUSED_CLASSES_OF_MODULES, (name) =>
    createClassPattern(name).test(modules),
  );
  const client = read(`${DOCUSAURUS}/theme-classic/lib/index.js`);
  requireTargets(HERE, 'client modules of theme-classic', ['infima/dist/css/default'], (name) =>
    client.includes(name),
  );
  requireTargets(HERE, 'pictures of Infima', PICTURES, (name) => infima.includes(`${name}: url(`));
  requireTargets(HERE, 'rules of Infima', [':root', "html[data-theme='dark']"], (selector) =>
    infima.includes(`${selector} {`),
  );
  requireTargets(HERE, 'transitions of Infima', ['color', 'background'], (property) =>
    infima.includes(`transition: ${property} `),
  );
  requireTargets(HERE, 'rules of src/css/site.css', ['html[data-theme]'], () => own.size > 0);
}

/**
 * Creates a PostCSS plugin that removes unused rules and variables from Infima, the theme's style sheet
 * (about 3 KB with Brotli), and also pictures and transitions of colors.
 *
 * @param siteDir - the folder of the site, absolute
 */
export function createInfimaPurge(siteDir: string): AcceptedPlugin {
  const infima = path.sep + path.join('infima', 'dist') + path.sep;
  const own = readOwnVariables(siteDir);
  checkTargets(siteDir, own);
  const purge = postcss([
    purgeCSS({
      content: globSync(SOURCES_OF_CLASSES, { cwd: siteDir, absolute: true }),
      safelist: CLASSES_OF_MARKDOWN,
    }),
  ]);
  const readSources = () =>
    globSync(SOURCES_OF_VARIABLES, { cwd: siteDir, absolute: true }).map((file) =>
      fs.readFileSync(file, 'utf8'),
    );
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(root: Root) {
      const file = root.source?.input.file;
      if (!file) return;
      const isModule = MODULE_OF_THE_THEME.test(file);
      const isInfima = file.includes(infima);
      if (isModule || isInfima) dropPictures(root, PICTURES);
      if (isModule) dropClasses(root, UNUSED_CLASSES_OF_MODULES);
      if (!isInfima) return;
      dropClasses(root, UNUSED_CLASSES);
      dropFades(root);
      await purge.process(root, { from: file });
      const sources = readSources();
      keepDarkVariables(root, own);
      dropUnusedVariables(root, sources);
      inlineVariables(root, sources);
    },
  };
}
