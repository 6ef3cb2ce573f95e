import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config, LoadContext } from '@docusaurus/types';
import {
  createSampleVerifier,
  remarkBelowTheFold,
  remarkBundleSizes,
  remarkStyleTimes,
  remarkTables,
  remarkUnfencedCode,
  remarkCodeBlocks,
  remarkDiagrams,
  remarkFileNames,
  remarkFolds,
  remarkPageHTML,
  remarkQuotes,
  remarkVersions,
  remarkSamples,
  remarkShell,
  remarkShortCode,
  remarkVerification,
  readKnownPackages,
} from '@griffel-site/samples';
import { buildRules } from './buildRules';
import { chainPostBuild } from './plugins/chainPostBuild';
import announcementBar from './plugins/announcement-bar';
import bundlerCache from './plugins/bundler-cache';
import clientParts from './plugins/client-parts';
import compileHints from './plugins/compile-hints';
import crawlers from './plugins/crawlers';
import displayFace from './plugins/display-face';
import embed, { readEmbedHosts } from './plugins/embed';
import griffelCSS from './plugins/griffel-css';
import homeProof from './plugins/home-proof';
import hosting from './plugins/hosting';
import identity from './plugins/identity';
import lateScripts from './plugins/late-scripts';
import leanClient from './plugins/lean-client';
import offline from './plugins/offline';
import codeThemes, { packageManagers, sampleLanguages } from './plugins/root-choice';
import pageFiles from './plugins/page-files';
import pageMarkdown from './plugins/page-markdown';
import playground from './plugins/playground';
import sampleResults from './plugins/sample-results';
import search from './plugins/search';
import siteMap from './plugins/site-map';
import socialCards from './plugins/social-cards';
import stableNames from './plugins/stable-names';
import themeParts from './plugins/theme-parts';
import tokens from './plugins/tokens';
import { hasFullHistory, readInstalledVersion, readBaseUrl } from './environment';
import { parseFrontMatter } from './parseFrontMatter';
import type { SiteSettings } from './settings';
import { COLORS } from './src/tokens/colors';

/** The root of the repository. */
const ROOT = path.join(__dirname, '..');

const SAMPLES = path.join(ROOT, 'packages/samples');
const TEMPLATES = path.join(ROOT, 'packages/playground/templates');
const DOCS = path.join(ROOT, 'docs');

/** The example projects that the docs quote. */
const EXAMPLES = path.join(ROOT, 'examples');

/** The committed outputs of samples. */
const OUTPUTS = path.join(SAMPLES, 'outputs');

const CACHES = path.join(ROOT, 'node_modules/.cache');

/** Generated files of samples, and the bundler's cache, which refers to them. */
const CACHE = path.join(CACHES, 'samples');

/** The installed version of the library, which the samples run. */
const verifiedWith = `@griffel/react ${readInstalledVersion('@griffel/react')}`;

const repository = 'https://github.com/microsoft/griffel';

const verifier = createSampleVerifier({
  root: SAMPLES,
  cache: path.join(CACHES, 'sample-verdicts'),
});

/** The path that the site is served under. */
const BASE_URL = readBaseUrl(process.env.BASE_URL);

/**
 * The folder for the HTML of pages, which contains the path of the site, and all tokens if the initial theme is not
 * Slate.
 */
const getPageHTMLCache = (codeTheme: SiteSettings['codeTheme']) =>
  path.join(
    CACHE,
    'page-html',
    encodeURIComponent(BASE_URL),
    codeTheme === 'slate' ? 'merged-tokens' : 'all-tokens',
  );

/** The remark plugins for every Markdown file that run before those of Docusaurus. */
const createFirstPlugins = () => [
  remarkUnfencedCode,
  [remarkDiagrams, { directory: path.join(__dirname, 'static/diagrams') }],
  [remarkVersions, { examples: EXAMPLES }],
  [remarkQuotes, { examples: EXAMPLES }],
  [
    remarkSamples,
    {
      root: ROOT,
      verifier,
      docs: DOCS,
      outputs: OUTPUTS,
      cache: CACHE,
      // In development, outputs are updated; a build compares them with the committed ones.
      update: process.env.NODE_ENV === 'development',
    },
  ],
  [remarkVerification, { root: SAMPLES, knownPackages: readKnownPackages(ROOT) }],
  [remarkBundleSizes, { root: SAMPLES }],
  [remarkStyleTimes, { file: path.join(SAMPLES, 'src/measurements/styleTimes.json') }],
  remarkShell,
  remarkCodeBlocks,
  remarkFileNames,
  remarkShortCode,
  remarkTables,
  remarkFolds,
];

/**
 * The remark plugins for every Markdown file that run after those of Docusaurus.
 *
 * @param codeTheme - the initial theme; unless it is Slate, pages contain all tokens
 */
const createLastPlugins = (codeTheme: SiteSettings['codeTheme']) => [
  [
    remarkPageHTML,
    {
      root: ROOT,
      docs: DOCS,
      cache: getPageHTMLCache(codeTheme),
      baseUrl: BASE_URL,
      mergesTokens: codeTheme === 'slate',
      comesWithScript: process.env.NODE_ENV === 'production',
    },
  ],
  remarkBelowTheFold,
];

/**
 * Creates the configuration of the site.
 *
 * @param settings - the differences between the published site and its variants under test
 * @returns a Docusaurus configuration. Its URL is `SITE_URL` from the environment (default: the library's
 *   own site), its path `BASE_URL` (default: the root)
 */
export function createConfig(settings: SiteSettings): Config {
  const embedHosts = readEmbedHosts(settings.embedHosts);
  // The offline copy comes last: it contains pages with their card tags, and the page "not found" with its
  // policy.
  const [cards, late, hosts, copy] = chainPostBuild(
    (context: LoadContext) =>
      socialCards(context, { outputs: OUTPUTS, cache: path.join(CACHES, 'social-cards') }),
    lateScripts,
    (context: LoadContext) => hosting(context, { embedHosts }),
    (context: LoadContext) => offline(context, { isOn: settings.offlineCopy }),
  );
  // The client receives the configuration as JSON. Leave these out, because they contain paths on this machine.
  const hide = { toJSON: () => [] };
  const plugins = {
    beforeDefaultRemarkPlugins: Object.assign(createFirstPlugins(), hide),
    remarkPlugins: Object.assign(createLastPlugins(settings.codeTheme), hide),
  };
  return {
    title: 'Griffel',
    tagline: 'Atomic CSS-in-JS for React, with ahead-of-time compilation and CSS extraction',
    url: process.env.SITE_URL || 'https://griffel.js.org',
    baseUrl: BASE_URL,
    favicon: 'img/icon.svg',
    customFields: { verifiedWith },
    organizationName: 'microsoft',
    projectName: 'griffel',

    future: {
      // `siteStorageNamespacing` would add a hash of the site's address to each storage key, so users would lose their
      // choices when the address changes. Cascade layers need a plugin that only the preset adds.
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        useCssCascadeLayers: false,
        siteStorageNamespacing: false,
        fasterByDefault: true,
        mdx1CompatDisabledByDefault: true,
      },
      faster: true,
      // The dates of changes come from git, if it has the full history.
      experimental_vcs: hasFullHistory(__dirname),
    },

    i18n: { defaultLocale: 'en', locales: ['en'] },

    ...buildRules,
    markdown: {
      ...buildRules.markdown,
      parseFrontMatter,
      // `remarkDiagrams` replaces the fences with pictures first.
      mermaid: true,
    },

    plugins: [
      [
        '@docusaurus/plugin-content-docs',
        {
          path: '../docs',
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          breadcrumbs: settings.breadcrumbs,
          showLastUpdateTime: true,
          ...(settings.editUrl !== undefined && {
            editUrl: ({ docPath }) => `${settings.editUrl}docs/${docPath}`,
          }),
          ...plugins,
        } satisfies DocsOptions,
      ],
      [
        '@docusaurus/plugin-content-pages',
        { path: 'src/pages', ...plugins } satisfies PagesOptions,
      ],
      [
        '@docusaurus/plugin-sitemap',
        { lastmod: 'date', changefreq: null, priority: null } satisfies SitemapOptions,
      ],
      (context: LoadContext) =>
        playground(context, {
          templates: TEMPLATES,
          docs: DOCS,
          example: path.join(EXAMPLES, 'vite-download'),
          fluentLock: path.join(ROOT, 'packages/engine/corpus/package-lock.json'),
          cache: path.join(CACHES, 'playground'),
        }),
      (context: LoadContext) => homeProof(context, { templates: TEMPLATES, packages: SAMPLES }),
      // Before the checks of `buildRules`, which require the files that it writes.
      (context: LoadContext) => pageMarkdown(context, { outputs: OUTPUTS, verifiedWith }),
      ...buildRules.plugins,
      (context: LoadContext) => bundlerCache(context, { cache: CACHE }),
      identity,
      displayFace,
      siteMap,
      (context: LoadContext) =>
        search(context, { templates: TEMPLATES, examples: EXAMPLES, playground: '/try-it-out/' }),
      crawlers,
      cards,
      themeParts,
      clientParts,
      // After `clientParts`, which sets the entry, because it adds further entries.
      (context: LoadContext) =>
        pageFiles(context, { docs: DOCS, cache: getPageHTMLCache(settings.codeTheme) }),
      leanClient,
      stableNames,
      compileHints,
      griffelCSS,
      (context: LoadContext) => sampleResults(context, { cache: CACHE, verifier }),
      tokens,
      late,
      hosts,
    ],

    themes: [
      [
        '@docusaurus/theme-classic',
        { customCss: ['./src/css/site.css', './src/css/docs.css'] } satisfies ThemeOptions,
      ],
      // After the classic theme, because their inline scripts must follow its own.
      announcementBar,
      (context: LoadContext) => codeThemes(context, { start: settings.codeTheme }),
      packageManagers,
      (context: LoadContext) => embed(context, { isAllowed: embedHosts.length > 0 }),
      sampleLanguages,
      copy,
    ],

    clientModules: [
      './src/client/anchors.ts',
      './src/client/focus.ts',
      './src/client/layOutCode.ts',
      './src/client/mendDocusaurus.ts',
    ],

    themeConfig: {
      colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false },
      ...(settings.announcementBar && {
        announcementBar: {
          backgroundColor: COLORS.raised,
          textColor: COLORS.text,
          ...settings.announcementBar,
        },
      }),
      docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      navbar: {
        items: [
          { type: 'doc', docId: 'react/install', label: 'For React.js', position: 'right' },
          { type: 'doc', docId: 'try-it-out/try-it-out', label: 'Try it out', position: 'right' },
          { href: repository, label: 'GitHub', position: 'right' },
        ],
      },
      footer: {
        style: 'dark',
        links: [
          { label: 'Microsoft Open Source', href: 'https://opensource.microsoft.com' },
          { label: 'Privacy statement', href: 'https://privacy.microsoft.com/privacystatement' },
        ],
      },
      // Code is highlighted at build time. An empty theme keeps the default one out of the client.
      prism: { theme: { plain: {}, styles: [] } },
    } satisfies UserThemeConfig,
  };
}
