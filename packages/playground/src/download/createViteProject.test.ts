import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createViteProject, renameJSXFiles } from './createViteProject.ts';
import { readFluentVersions, readVersions } from './readVersions.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/vite-download/', import.meta.url));
/** Files that npm or a build writes, or that belong to the repository. */
const NOT_OURS = new Set(['package-lock.json', '.npmrc', 'node_modules', 'dist']);

function readFolder(folder: string, prefix = ''): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of readdirSync(folder).filter((it) => !NOT_OURS.has(it))) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) Object.assign(files, readFolder(path, `${prefix}${name}/`));
    else files[prefix + name] = readFileSync(path, 'utf8');
  }
  return files;
}

const versions = readVersions(readFileSync(join(EXAMPLE, 'package.json'), 'utf8'));
const CORPUS = fileURLToPath(new URL('../../../engine/corpus/package-lock.json', import.meta.url));
const create = (files: Record<string, string>) =>
  createViteProject({ files, active: Object.keys(files)[0] ?? '' }, versions);

const fluentVersions = { ...versions, ...readFluentVersions(readFileSync(CORPUS, 'utf8')) };
const createFluent = (code: string) =>
  createViteProject({ files: { 'App.tsx': code }, active: 'App.tsx' }, fluentVersions);

describe('createViteProject', () => {
  // `npm run test:examples` installs, builds and runs that folder; `npx vitest run -u` rewrites it.
  it('creates all other files of examples/vite-download from its sources', async () => {
    const sources = Object.entries(readFolder(join(EXAMPLE, 'src')));
    const project = create(Object.fromEntries(sources.filter(([name]) => name !== 'main.tsx')));
    expect(Object.keys(project).sort()).toEqual(Object.keys(readFolder(EXAMPLE)).sort());
    for (const [path, text] of Object.entries(project)) {
      await expect(text).toMatchFileSnapshot(join(EXAMPLE, path));
    }
  });

  it('lists only the packages that are imported', () => {
    const project = create({ 'App.tsx': "import { makeStyles } from '@griffel/react';" });
    expect(project['package.json']).not.toContain('@griffel/core');
    expect(project['package.json']).not.toContain('@griffel/shadow-dom');
  });

  it('lists the packages of Fluent UI, and adds a provider with the theme of the playground', () => {
    const project = createFluent(
      `import { tokens } from '@fluentui/react-theme';\nexport default () => tokens.colorBrandBackground;`,
    );
    const { dependencies } = JSON.parse(project['package.json'] ?? '') as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(dependencies).sort()).toEqual([
      '@fluentui/react-components',
      '@fluentui/react-theme',
      '@griffel/react',
      'react',
      'react-dom',
    ]);
    expect(dependencies['@fluentui/react-theme']).toMatch(/^9\.\d+\.\d+$/);
    expect(project['src/main.tsx']).toContain('<FluentProvider theme={webLightTheme}>');
  });

  it('adds no provider to code that has its own', () => {
    const project = createFluent(
      `import { FluentProvider } from '@fluentui/react-components';\nexport default () => <FluentProvider />;`,
    );
    expect(project['package.json']).not.toContain('@fluentui/react-theme');
    expect(project['src/main.tsx']).not.toContain('FluentProvider');
  });

  it('says which version is missing', () => {
    const project = { files: { 'App.tsx': '' }, active: 'App.tsx' };
    expect(() => createViteProject(project, { react: '19.3.1' })).toThrow(
      'The version of @griffel/react is not known.',
    );
  });

  it('keeps a file of the user that has the name of the main script', () => {
    const project = create({ 'App.jsx': '', 'Main.ts': '1', 'main2/a.ts': '' });
    expect(project['src/Main.ts']).toBe('1');
    expect(project['index.html']).toContain('src="/src/main2.tsx"');
    expect(Object.keys(project)).toContain('src/main2.tsx');
  });

  it('starts with the first script if there is no App', () => {
    const project = create({ 'b/Card.tsx': 'export default function Card() {}', 'a.ts': '' });
    expect(project['src/main.tsx']).toContain("import App from './b/Card';");
  });

  it('renames JavaScript files with JSX', () => {
    const project = create({
      'App.js': 'export default () => <b>1</b>;',
      'a.js': 'const a = 1 < 2;',
    });
    expect(Object.keys(project)).toEqual(expect.arrayContaining(['src/App.jsx', 'src/a.js']));
  });

  it('rejects a project without a script', () => {
    expect(() => create({})).toThrow('without a script');
  });
});

describe('renameJSXFiles', () => {
  it('renames JavaScript with JSX, also in imports by full name', () => {
    expect(
      renameJSXFiles({
        'App.js': "import { Card } from './ui/Card.js';\nexport default () => <Card />;",
        'ui/Card.js': "import { ink } from '../ink.js';\nexport const Card = () => <b>{ink}</b>;",
        'ink.js': "export * from './ui/Card.js';",
        'ink.ts': '',
      }),
    ).toEqual({
      'App.jsx': "import { Card } from './ui/Card.jsx';\nexport default () => <Card />;",
      'ui/Card.jsx': "import { ink } from '../ink.js';\nexport const Card = () => <b>{ink}</b>;",
      'ink.js': "export * from './ui/Card.jsx';",
      'ink.ts': '',
    });
  });

  it('leaves a file whose new name is taken', () => {
    const files = { 'App.js': '<b />', 'App.jsx': '' };
    expect(renameJSXFiles(files)).toEqual(files);
  });
});
