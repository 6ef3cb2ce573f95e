import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from './listFiles.mjs';
import { ROOT } from './paths.mjs';

/** A path of the repository in backticks, without placeholders. */
const PATH =
  /`((?:decisions|deploy|dictionaries|docs|e2e|examples|packages|pictures|scripts|website)\/[\w./@-]+)`/g;

/** Paths that exist only after an install or a build. */
const GENERATED = /^website\/(?:build|\.\w+)\b|\/node_modules\b|\.cache\b/;

/** Reads a document without the section whose files the reader creates. */
function readDocument(file: string): string {
  return fs
    .readFileSync(path.join(ROOT, file), 'utf8')
    .replace(/^## Three changes, step by step$.*?(?=^## |(?![^]))/ms, '');
}

describe('paths that documents name', () => {
  for (const file of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'ACCESSIBILITY.md']) {
    it(`exist in ${file}`, () => {
      const named = [...readDocument(file).matchAll(PATH)].map(([, name = '']) => name);
      expect(named.length).toBeGreaterThan(0);
      const missing = named.filter(
        (name) => !GENERATED.test(name) && !fs.existsSync(path.join(ROOT, name)),
      );
      expect(missing).toEqual([]);
    });
  }
});

describe('CONTRIBUTING.md', () => {
  const text = readDocument('CONTRIBUTING.md');
  const files = ['docs', 'e2e', 'packages', 'scripts', 'website'].flatMap((folder) =>
    listFiles(path.join(ROOT, folder))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !GENERATED.test(file)),
  );
  const find = (end: string): string[] => files.filter((file) => `/${file}`.endsWith(`/${end}`));

  it('names files that exist, also where it shortens their paths', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:css|json|mdx?|mjs|tsx?))`/g)];
    const missing = named.map(([, end = '']) => end).filter((end) => find(end).length === 0);
    expect(missing).toEqual([]);
  });

  it('says in which file a name is', () => {
    const said = [...text.matchAll(/`(\w+)` in\s+`([\w./-]+\.(?:mjs|tsx?))`/g)];
    expect(said.length).toBeGreaterThan(0);
    const wrong = said.filter(
      ([, name = '', end = '']) =>
        !find(end).some((file) => fs.readFileSync(path.join(ROOT, file), 'utf8').includes(name)),
    );
    expect(wrong.map(([words]) => words)).toEqual([]);
  });
});

describe.each([
  ['packages/playground/README.md', 'packages/playground/', 'src/'],
  ['packages/samples/README.md', 'packages/samples/', 'src/'],
  ['website/README.md', 'website/', 'src/'],
  ['website/README.md', 'website/', 'plugins/'],
])('%s', (file, folder, heading) => {
  it(`names the folders of ${heading}`, () => {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    const [, table = ''] = text.split(`| \`${heading}\``);
    const [rows = ''] = table.split('\n\n');
    const named = [...rows.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
    const folders = fs
      .readdirSync(path.join(ROOT, folder, heading), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(named).toEqual(folders.sort());
  });
});

describe('the commands in README.md', () => {
  it('are those of package.json', () => {
    const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const text = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8');
    const named = new Set([...text.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name]) => name));
    expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('decisions/README.md', () => {
  it('lists each decision with its title', () => {
    const folder = path.join(ROOT, 'decisions');
    const index = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
    const entries = fs
      .readdirSync(folder)
      .filter((file) => file !== 'README.md')
      .map((file) => {
        const text = fs.readFileSync(path.join(folder, file), 'utf8');
        return text.replace(/^# (\d+)\. (.*)[^]*/, `- $1. [$2](${file})`);
      });
    expect(entries.filter((entry) => !index.includes(`${entry}\n`))).toEqual([]);
  });
});
