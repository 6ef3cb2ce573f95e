import fs from 'node:fs';
import path from 'node:path';
import createJITI from 'jiti';
import { BUILD } from '../paths.mjs';
import { runCommand } from '../runCommand.mjs';
import { createPeerPage } from './createPeerPages.mjs';
import { findNode, readVersion } from './installBench.mjs';

const load = createJITI(import.meta.url);

/** In milliseconds. */
const BUILD_TIMEOUT = 600_000;

/** The address that our pages link to each other by, unless the build was given another one. */
const SITE = 'https://griffel.js.org';

const TITLE = 'Griffel';

/**
 * @typedef {import('./createPeerPages.mjs').PeerPage & { id: string }} Page `id` is its path without an
 *   extension: `react/install`
 * @typedef {{ label: string, items: string[] } | string} SidebarItem pages are named by their ids
 * @typedef {{ pages: readonly Page[], sidebar: readonly SidebarItem[] }} Content
 *
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} package - the package whose version is shown with the name
 * @property {string} pages - the folder of its pages
 * @property {string} output - the folder of its build
 * @property {string} files - the folder of files to copy into the build
 * @property {string[]} build - a script of an installed package, and its arguments
 * @property {boolean} printsTitle - whether it adds the title before the text by itself
 * @property {(text: string) => string} [adapt] - changes Markdown that it would read differently
 * @property {(content: Content) => Record<string, string>} configure - creates its configuration: texts of
 *   files by their names
 */

/** @param {unknown} value */
const json = (value) => JSON.stringify(value, undefined, 2);

/** @type {readonly Peer[]} */
const PEERS = [
  {
    name: 'Starlight',
    package: '@astrojs/starlight',
    pages: 'src/content/docs',
    output: 'dist',
    files: 'public',
    build: ['astro/bin/astro.mjs', 'build'],
    printsTitle: true,
    configure: ({ sidebar }) => {
      const items = sidebar.map((item) =>
        typeof item === 'string'
          ? { slug: item }
          : { label: item.label, items: item.items.map((slug) => ({ slug })) },
      );
      return {
        'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  site: '${SITE}',
  integrations: [starlight(${json({ title: TITLE, sidebar: items })})],
});
`,
        'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      };
    },
  },
  {
    name: 'VitePress',
    package: 'vitepress',
    pages: '.',
    output: '.vitepress/dist',
    files: 'public',
    build: ['vitepress/bin/vitepress.js', 'build'],
    printsTitle: false,
    // Vue would evaluate double braces, even in inline code.
    adapt: (text) => text.replace(/`[^`\n]*\{\{[^`\n]*`/g, '<span v-pre>$&</span>'),
    configure: ({ pages, sidebar }) => {
      const titles = new Map(pages.map(({ id, title }) => [id, title]));
      const link = (/** @type {string} */ id) => ({ text: titles.get(id), link: `/${id}` });
      const items = sidebar.map((item) =>
        typeof item === 'string' ? link(item) : { text: item.label, items: item.items.map(link) },
      );
      return {
        '.vitepress/config.mjs': `export default ${json({
          title: TITLE,
          // It generates different ids for headings.
          ignoreDeadLinks: true,
          themeConfig: { sidebar: items },
        })};
`,
      };
    },
  },
  {
    name: 'Docusaurus',
    package: '@docusaurus/core',
    pages: 'docs',
    output: 'build',
    files: 'static',
    build: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
    printsTitle: false,
    configure: ({ sidebar }) => {
      const docs = sidebar.map((item) =>
        typeof item === 'string' ? item : { type: 'category', ...item },
      );
      return {
        'docusaurus.config.mjs': `export default ${json({
          title: TITLE,
          url: SITE,
          baseUrl: '/',
          future: { v4: true, faster: true },
          onBrokenLinks: 'ignore',
          onBrokenAnchors: 'ignore',
          markdown: { format: 'detect' },
          presets: [
            [
              'classic',
              { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false },
            ],
          ],
          themeConfig: {
            navbar: {
              title: TITLE,
              items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' }],
            },
          },
        })};
`,
        'sidebars.mjs': `export default ${json({ docs })};\n`,
      };
    },
  },
];

/**
 * Reads the content of our site from its build.
 *
 * @returns {Content}
 */
export function readContent() {
  /** @type {{ react: readonly SidebarItem[] }} */
  const { react } = load('../../../website/sidebars.ts').default;
  /** @type {SidebarItem[]} */
  const sidebar = react.map((item) =>
    typeof item === 'string' ? item : { label: item.label, items: item.items },
  );
  const ids = [
    'index',
    ...sidebar.flatMap((item) => (typeof item === 'string' ? item : item.items)),
    'try-it-out',
  ];
  const pages = ids.map((id) => {
    const route = id === 'index' ? '' : id;
    const markdown = fs.readFileSync(path.join(BUILD, `${id}.md`), 'utf8');
    const html = fs.readFileSync(path.join(BUILD, route, 'index.html'), 'utf8');
    const page = createPeerPage(markdown, html, SITE);
    // The playground has no text, but links to it need a target.
    return { id, ...page, ...(id === 'try-it-out' && { text: page.description }) };
  });
  return { pages, sidebar };
}

/**
 * Builds the other sites with our content.
 *
 * @param {string} folder - where the peers are installed
 * @param {Content} content
 * @returns {Promise<{ name: string, version: string, build: string }[]>} folders, absolute
 * @throws {Error} if a build fails
 */
export async function createPeers(folder, content) {
  const built = [];
  for (const peer of PEERS) {
    const site = path.join(folder, 'sites', peer.name.toLowerCase());
    fs.rmSync(site, { recursive: true, force: true });
    const write = (/** @type {string} */ name, /** @type {string} */ text) => {
      const file = path.join(site, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    };
    write(
      'package.json',
      // Astro transforms packages that are dependencies of the site.
      json({ private: true, dependencies: { [peer.package]: '*' } }),
    );
    for (const [name, text] of Object.entries(peer.configure(content))) write(name, text);
    for (const { id, title, description, text } of content.pages) {
      const slug = peer.package.startsWith('@docusaurus') && id === 'index' ? 'slug: /\n' : '';
      const matter = `---\ntitle: ${json(title)}\ndescription: ${json(description)}\n${slug}---\n\n`;
      const heading = peer.printsTitle ? '' : `# ${title}\n\n`;
      const adapted = peer.adapt?.(text) ?? text;
      write(path.join(peer.pages, `${id}.md`), matter + heading + adapted);
    }
    fs.cpSync(path.join(BUILD, 'diagrams'), path.join(site, peer.files, 'diagrams'), {
      recursive: true,
    });

    const version = readVersion(folder, peer.package);
    console.log(`Building ${peer.name} ${version} …`);
    const [script = '', ...args] = peer.build;
    let output = '';
    const ok = await runCommand(
      findNode(folder),
      [path.join(folder, 'node_modules', script), ...args],
      {
        cwd: site,
        env: { ASTRO_TELEMETRY_DISABLED: '1', CI: '1' },
        timeout: BUILD_TIMEOUT,
        onOutput: (text) => (output += text),
      },
    );
    if (!ok) throw new Error(`${peer.name} could not be built in ${site}:\n${output.slice(-4000)}`);
    built.push({ name: peer.name, version, build: path.join(site, peer.output) });
  }
  return built;
}
