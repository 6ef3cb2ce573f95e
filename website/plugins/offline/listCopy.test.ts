import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPlaygroundScripts, listCopy } from './listCopy';

const ROUTES = ['', 'many/a', 'many/b', 'react/install', 'react/api/make-styles', 'try-it-out/'];

/** Shared files; `7.0123.js` is shared by two pages. */
const SHARED = [
  'assets/css/styles.0123.css',
  'assets/js/7.0123.js',
  'assets/js/8.0123.js',
  'assets/js/main.0123.js',
  'favicon.ico',
];
const HOME = ['', 'assets/js/home.0123.js'];
const PLAYGROUND = ['try-it-out/', 'assets/js/pen.0123.js'];

/** Files that only one page of the docs needs, with itself; its script alone is none of them. */
function listOwn(route: string): string[] {
  const name = route.replaceAll('/', '-');
  return [
    route,
    `assets/css/results-${name}.0123.css`,
    `assets/js/${name}.0123~html-${name}.4567.js`,
    `assets/js/outputs-${name}.0123.js`,
    `assets/js/tokens-${name}.0123.js`,
    `diagrams/${name}.svg`,
  ];
}

let build: string;

/** Writes a file of 1,000 bytes. */
function write(file: string, text = ''): void {
  fs.mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
  fs.writeFileSync(path.join(build, file), text.padEnd(1000));
}

beforeAll(() => {
  build = fs.mkdtempSync(path.join(os.tmpdir(), 'griffel-copy-'));
  for (const file of SHARED) write(file);
  const frame =
    '<link href="/assets/css/styles.0123.css"><script src="/assets/js/main.0123.js"></script>';
  // The app refers to the script of every page, and requests some chunks that pages request as well.
  write('assets/js/main.0123.js', 'n.e("react-install"),n.e("8")');
  for (const route of ROUTES.filter((one) => one.includes('/') && !one.endsWith('/'))) {
    const [, results, whole = '', outputs = '', , diagram] = listOwn(route);
    const script = whole.replace(/~.*(?=\.js$)/, '');
    for (const file of listOwn(route).slice(1)) write(file);
    write(
      `${route}/index.html`,
      `${frame}<link href="/${results}"><script src="/${script}"></script><img src="/${diagram}">`,
    );
    const chunk = path.basename(outputs).split('.')[0];
    for (const file of [script, whole]) write(file, `n.e("${chunk}").then(n),n.e("7"),n.e("8")`);
  }
  write('index.html', `${frame}<script src="/assets/js/home.0123.js"></script>`);
  write('assets/js/home.0123.js');
  write('try-it-out/index.html', `${frame}<script src="/assets/js/pen.0123.js"></script>`);
  write('assets/js/pen.0123.js');
  write('assets/playground/worker.0123.js');
  write('404.html', frame);
});

afterAll(() => fs.rmSync(build, { recursive: true }));

async function list(limit?: number) {
  const copy = await listCopy(build, ROUTES, new Set(), limit);
  return { ...copy, entries: copy.entries.map(({ url }) => url).sort() };
}

describe('listCopy', () => {
  const always = [...SHARED, ...HOME, ...PLAYGROUND];
  const room = always.length * 1000;

  it('lists everything below the limit', async () => {
    const copy = await list();
    const docs = ROUTES.filter((route) => /\w\/\w/.test(route)).flatMap(listOwn);
    expect(copy.entries).toEqual([...always, ...docs].sort());
    expect(copy.later).toEqual(['assets/playground/worker.0123.js']);
    expect(copy.isWhole).toBe(true);
    expect(await list((always.length + docs.length) * 1000)).toEqual(copy);
  });

  it('lists whole pages up to the limit, the main documentation first', async () => {
    const copy = await list(room + 3 * 6000 + 5999);
    const docs = ['react/install', 'react/api/make-styles', 'many/a'].flatMap(listOwn);
    expect(copy.entries).toEqual([...always, ...docs].sort());
    expect(copy.isWhole).toBe(false);
  });

  it('always lists shared files, the home page and the playground', async () => {
    const copy = await list(0);
    expect(copy.entries).toEqual([...always].sort());
    expect(copy.later).toEqual(['assets/playground/worker.0123.js']);
  });
});

describe('findPlaygroundScripts', () => {
  /** Chunk groups by their names, each with the groups that request it. */
  const find = (parents: Readonly<Record<string, readonly string[]>>) => {
    const groups = new Map<string, unknown>();
    for (const name of Object.keys(parents)) {
      groups.set(name, {
        name: /^\d/.test(name) ? undefined : name,
        getFiles: () => [`${name}.js`, ...(name === 'main' ? [] : ['shared.js'])],
        getParents: () => (parents[name] ?? []).map((one) => groups.get(one)),
        get childrenIterable() {
          return Object.keys(parents).flatMap((one) =>
            parents[one]?.includes(name) ? [groups.get(one)] : [],
          );
        },
      });
    }
    return findPlaygroundScripts({
      chunkGroups: [...groups.values()],
    } as unknown as Parameters<typeof findPlaygroundScripts>[0]);
  };

  it('finds what is named after it, and what only these chunks request', () => {
    const parents = {
      main: [],
      page: ['main'],
      playground: ['page'],
      'playground-sample': ['page'],
      1: ['playground', '2'],
      2: ['playground', 'playground-sample'],
      3: ['playground', 'page'],
    };
    expect(find(parents)).toEqual(
      ['playground', 'playground-sample', '2', '1'].map((name) => `${name}.js`),
    );
  });

  it('fails if no chunk is named after it', () => {
    expect(() => find({ main: [], page: ['main'] })).toThrow('No script of the playground');
  });
});
