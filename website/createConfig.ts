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
  remarkUnfencedCode,
  remarkCodeBlocks,
  remarkDiagrams,
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
import codeThemes from './plugins/code-themes';
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
import { packageManagers, sampleLanguages } from './plugins/root-choice';
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

/** The templates of the playground, folders of real files. */
const TEMPLATES = path.join(__dirname, '../packages/playground/templates');

/** The pages. */
const DOCS = path.join(__dirname, '../docs');

/** Real projects that the docs quote. */
const EXAMPLES = path.join(__dirname, '../examples');

/** What the samples have come to, committed. */
const OUTPUTS = path.join(__dirname, '../packages/samples/outputs');

/** Rendered cards, by what they are made of. */
const CARDS = path.join(__dirname, '../node_modules/.cache/social-cards');

/** Scripts of the playground, by what they are made of. */
const PARTS = path.join(__dirname, '../node_modules/.cache/playground');

/** What samples have come to, and the bundler's cache, which refers to it. */
const CACHE = path.join(__dirname, '../node_modules/.cache/samples');

/** The results of checking and running samples, by all that they depend on. */
const VERDICTS = path.join(__dirname, '../node_modules/.cache/sample-verdicts');

/** The library that the samples run, as the lockfile has it: it is what is installed. */
const verifiedWith = `@griffel/react ${readInstalledVersion('@griffel/react')}`;

const repository = 'https://github.com/microsoft/griffel';

const verifier = createSampleVerifier({
  root: path.join(__dirname, '../packages/samples'),
  cache: VERDICTS,
});

/** The HTML of pages: with another theme than Slate they have all tokens. */
const getPageHTMLCache = (codeTheme: SiteSettings['codeTheme']) =>
  codeTheme === 'slate' ? CACHE : path.join(CACHE, 'all-tokens');

/**
 * Steps over the tree of every Markdown file, before those of Docusaurus.
 *
 * @param codeTheme - the theme that pages start with; with another than Slate they have all tokens
 */
const createRemarkPlugins = (codeTheme: SiteSettings['codeTheme']) => [
  remarkUnfencedCode,
  [remarkDiagrams, { directory: path.join(__dirname, 'static/diagrams') }],
  [remarkVersions, { examples: EXAMPLES }],
  [remarkQuotes, { examples: EXAMPLES }],
  [
    remarkSamples,
    {
      root: path.join(__dirname, '..'),
      verifier,
      docs: DOCS,
      outputs: OUTPUTS,
      cache: CACHE,
      // While an author writes, outputs follow; a build compares them with what is committed.
      update: process.env.NODE_ENV === 'development',
    },
  ],
  [
    remarkVerification,
    {
      root: path.join(__dirname, '../packages/samples'),
      knownPackages: readKnownPackages(path.join(__dirname, '..')),
    },
  ],
  [remarkBundleSizes, { root: path.join(__dirname, '../packages/samples') }],
  [
    remarkStyleTimes,
    { file: path.join(__dirname, '../packages/samples/src/times/styleTimes.json') },
  ],
  remarkShell,
  remarkCodeBlocks,
  remarkShortCode,
  remarkFolds,
  [
    remarkPageHTML,
    {
      root: path.join(__dirname, '..'),
      docs: DOCS,
      cache: getPageHTMLCache(codeTheme),
      mergesTokens: codeTheme === 'slate',
      comesWithScript: process.env.NODE_ENV === 'production',
    },
  ],
  remarkBelowTheFold,
];

/**
 * Makes the configuration of the site.
 *
 * @param settings - what differs between the published site and its variants under test
 * @returns a Docusaurus configuration; its URL is `SITE_URL` from the environment, or the
 *   library's own site, and its path there `BASE_URL`, or the root
 */
export function createConfig(settings: SiteSettings): Config {
  const embedHosts = readEmbedHosts(settings.embedHosts);
  // The copy is of pages that name their cards, and of a page for unknown addresses with its policy.
  const [cards, late, hosts, copy] = chainPostBuild(
    (context: LoadContext) => socialCards(context, { outputs: OUTPUTS, cache: CARDS }),
    lateScripts,
    (context: LoadContext) => hosting(context, { embedHosts }),
    (context: LoadContext) => offline(context, { isOn: settings.offlineCopy }),
  );
  const beforeDefaultRemarkPlugins = Object.assign(createRemarkPlugins(settings.codeTheme), {
    // The client gets the configuration as JSON: without these, which hold paths of this machine.
    toJSON: () => [],
  });
  return {
    title: 'Griffel',
    tagline: 'Atomic CSS-in-JS for React, with ahead-of-time compilation and CSS extraction',
    url: process.env.SITE_URL || 'https://griffel.js.org',
    baseUrl: readBaseUrl(process.env.BASE_URL),
    favicon: 'img/icon.svg',
    customFields: { verifiedWith },
    organizationName: 'microsoft',
    projectName: 'griffel',

    future: {
      // Storage keys stay as Docusaurus documents them: `siteStorageNamespacing` would add a hash
      // of the site's address to each, and a user's choices would not survive a change of it.
      // Cascade layers are the work of a plugin that only the preset adds.
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        useCssCascadeLayers: false,
        siteStorageNamespacing: false,
        fasterByDefault: true,
        mdx1CompatDisabledByDefault: true,
      },
      faster: true,
      // When pages were changed: by git, where it knows.
      experimental_vcs: hasFullHistory(__dirname),
    },

    i18n: { defaultLocale: 'en', locales: ['en'] },

    ...buildRules,
    markdown: {
      ...buildRules.markdown,
      parseFrontMatter,
      // `remarkDiagrams` takes the fences first and puts pictures in their place.
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
          beforeDefaultRemarkPlugins,
        } satisfies DocsOptions,
      ],
      [
        '@docusaurus/plugin-content-pages',
        { path: 'src/pages', beforeDefaultRemarkPlugins } satisfies PagesOptions,
      ],
      [
        '@docusaurus/plugin-sitemap',
        { lastmod: 'date', changefreq: null, priority: null } satisfies SitemapOptions,
      ],
      (context: LoadContext) =>
        playground(context, {
          templates: TEMPLATES,
          docs: DOCS,
          example: path.join(__dirname, '../examples/vite-download'),
          fluentLock: path.join(__dirname, '../packages/engine/corpus/package-lock.json'),
          cache: PARTS,
        }),
      (context: LoadContext) =>
        homeProof(context, {
          templates: TEMPLATES,
          packages: path.join(__dirname, '../packages/samples'),
        }),
      // Before the checks of `buildRules`, which look for the files that it writes.
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
      // After what chooses the entry, to which it adds others.
      (context: LoadContext) =>
        pageFiles(context, { docs: DOCS, cache: getPageHTMLCache(settings.codeTheme) }),
      leanClient,
      stableNames,
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
      // After the classic theme, whose inline script theirs have to follow.
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
      './src/client/trustMarkup.ts',
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
      // Code is highlighted at build time; an empty theme keeps the default one out of the client.
      prism: { theme: { plain: {}, styles: [] } },
    } satisfies UserThemeConfig,
  };
}
