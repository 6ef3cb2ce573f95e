import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { createDOMRenderer, RendererProvider, renderToStyleElements } from '@griffel/react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseTemplateManifest } from './parseTemplateManifest';

const root = fileURLToPath(new URL('../../templates/', import.meta.url));
const allowedPackages = [
  'react',
  'react-dom',
  '@griffel/react',
  '@griffel/core',
  '@griffel/shadow-dom',
];

const templates = readdirSync(root).map((id) => {
  const folder = join(root, id);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    id,
    folder,
    files: readdirSync(folder),
    read,
    parseManifest: () =>
      parseTemplateManifest(read('template.json'), `templates/${id}/template.json`),
    importsOf: (file: string) =>
      ts.preProcessFile(read(file)).importedFiles.map(({ fileName }) => fileName),
  };
});

type Template = (typeof templates)[number];

/** The file of this template that a relative import refers to, or undefined. */
function resolveImport({ files }: Template, specifier: string): string | undefined {
  return [`${specifier.slice(2)}.tsx`, `${specifier.slice(2)}.ts`].find((file) =>
    files.includes(file),
  );
}

function findTemplate(id: string): Template {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) throw new Error(`There is no template ${id}.`);
  return template;
}

async function renderTemplate({ folder }: Template) {
  const module = (await import(pathToFileURL(join(folder, 'App.tsx')).href)) as {
    default: ComponentType;
  };
  const renderer = createDOMRenderer();
  const children = createElement(module.default);
  const html = renderToString(createElement(RendererProvider, { renderer, children }));
  const css = renderToStyleElements(renderer)
    .map((element) => renderToStaticMarkup(element))
    .join('\n');
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  return { html, css, classes };
}

// makeStaticStyles does nothing under NODE_ENV=test, which would hide a template's rules.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'development');
});
afterAll(() => {
  vi.unstubAllEnvs();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('templates', () => {
  it('finds them', () => {
    expect(templates.length).toBeGreaterThanOrEqual(20);
  });

  it.each(['title', 'order', 'summary'] as const)('gives each its own %s', (key) => {
    const values = templates.map(({ parseManifest }) => parseManifest()[key]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });
});

describe.each(templates)('template $id', (template) => {
  const { id, files, importsOf } = template;
  const sources = files.filter((file) => file !== 'template.json');

  it('has an id in kebab-case', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has a manifest with a summary of 40 to 120 characters', () => {
    const { summary } = template.parseManifest();
    expect(summary.length).toBeGreaterThanOrEqual(40);
    expect(summary.length).toBeLessThanOrEqual(120);
  });

  it('has an App.tsx and nothing but .ts, .tsx and template.json', () => {
    expect(files).toContain('App.tsx');
    expect(sources.filter((file) => !/^\w+\.tsx?$/.test(file))).toEqual([]);
  });

  // The number of characters in a row of a 560 px pane; code may wrap.
  it('has comments that fit a narrow pane', () => {
    const long = sources.flatMap((file) =>
      template
        .read(file)
        .split('\n')
        .filter((line) => /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line) && line.length > 58)
        .map((line) => `${file}: ${line}`),
    );
    expect(long).toEqual([]);
  });

  it('imports only what the playground offers and its own files', () => {
    for (const file of sources) {
      const foreign = importsOf(file).filter((specifier) =>
        specifier.startsWith('.')
          ? !/^\.\/\w+$/.test(specifier) || !resolveImport(template, specifier)
          : !allowedPackages.includes(specifier),
      );
      expect(foreign, `${file} imports`).toEqual([]);
    }
  });

  it('uses each of its files', () => {
    const reached = new Set(['App.tsx']);
    // The loop visits what is added to the set meanwhile.
    for (const file of reached) {
      for (const specifier of importsOf(file)) {
        const next = resolveImport(template, specifier);
        if (next) reached.add(next);
      }
    }
    expect(sources.filter((file) => !reached.has(file))).toEqual([]);
  });

  it('renders Griffel classes and their rules without warnings', async () => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const { html, css, classes } = await renderTemplate(template);

    expect(html).not.toBe('');
    expect(classes.some((name) => name.startsWith('___'))).toBe(true);
    const atoms = classes.filter((name) => /^[fr][0-9a-z]+$/.test(name));
    expect(atoms.length).toBeGreaterThan(0);
    expect(atoms.filter((name) => !css.includes(`.${name}`))).toEqual([]);
    expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

// The topics of templates that the first render of their App shows.
describe('templates by topic', () => {
  it.each([
    [
      'at-rules',
      /@media \(min-width: 700px\)[^]*@supports|@supports[^]*@media \(min-width: 700px\)/,
    ],
    ['container-queries', /@container column \(min-width: 300px\)/],
    ['dynamic-values', /\{width:var\(--level\)/],
    ['fallback-values', /color:#b5e48c;color:oklch\(/],
    ['keyframes', /@keyframes f[^]*from\{transform:scaleY/],
    ['nesting', /\.f\w+>li\+li\{/],
    ['pseudo-classes', /\.f\w+:hover,\.f\w+:focus-visible\{/],
    ['pseudo-elements', /::before\{content:counter\(step\)/],
    ['reset-styles', /\.r\w+\{[^}]*border-color:#ff8f7f;/],
    ['right-to-left', /\{border-right:4px solid/],
    ['shadow-dom', /strong\{text-transform:uppercase/],
    ['shorthands', /border-top-style:dashed/],
    ['static-styles', /::selection\s?\{/],
    ['theming', /background-color:var\(--ground\)/],
  ])('%s writes the rule it teaches', async (id, rule) => {
    expect((await renderTemplate(findTemplate(id))).css).toMatch(rule);
  });

  it('child-window renders its frame empty, and its content after mount', async () => {
    const { html } = await renderTemplate(findTemplate('child-window'));
    expect(html).toMatch(/<iframe title="Postcard"[^>]*><\/iframe>/);
    expect(html).not.toContain('Greetings');
  });
});
