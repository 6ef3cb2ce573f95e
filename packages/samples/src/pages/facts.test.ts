import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  __css,
  getStyleBucketName,
  mergeClasses,
  resolveStyleRulesForSlots,
  shorthands,
  styleBucketOrdering,
  UNSUPPORTED_CSS_PROPERTIES,
} from '@griffel/core';
import * as core16 from 'griffel-core-1.16';
import * as core17 from 'griffel-core-1.17';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const ROOT = path.join(import.meta.dirname, '../../../..');
const readText = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const readPage = (page: string) => readText(`docs/react/${page}.mdx`);
/** Fails with what a page must say. */
const expectText = (page: string, text: string) => {
  expect(readPage(page).includes(text), `docs/react/${page}.mdx must say: ${text}`).toBe(true);
};
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const NO_AT_RULES = { container: '', layer: '', media: '', scope: '', supports: '' };

/** Numbers and lists in prose that the installed packages determine. */
describe('facts in prose are those of the packages', () => {
  it('the versions of React', () => {
    const { peerDependencies } = require('@griffel/react/package.json') as {
      peerDependencies: { react: string };
    };
    expectText('install', `\`${peerDependencies.react}\`, the peer dependency range`);
  });

  it('the version of Preact', () => {
    const { version } = require('preact/package.json') as {
      version: string;
    };
    const [major] = version.split('.');
    expectText('guides/limitations', `with Preact ${String(major)}`);
  });

  it('the versions of Vite', () => {
    const file = path.join(ROOT, 'examples/vite-aot/package-lock.json');
    const { packages } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      packages: Record<string, { version: string; peerDependencies?: { vite: string } }>;
    };
    const range = packages['node_modules/@griffel/vite-plugin']?.peerDependencies?.vite;
    const [tested = ''] = packages['node_modules/vite']?.version.split('.') ?? [];
    const [, first = ''] = /^>=(\d+)$/.exec(range ?? '') ?? [];
    expectText('ahead-of-time-compilation/with-vite', `Vite ${first} to ${tested},`);
  });

  it('the unsupported shorthands', () => {
    const names = Object.keys(UNSUPPORTED_CSS_PROPERTIES);
    const [, count, list = ''] =
      /`makeStyles` drops (\w+) shorthands: (.*?)\. /.exec(readPage('api/shorthands')) ?? [];
    expect(count).toBe(NUMBERS[names.length]);
    expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(names.sort());
    expectText('guides/limitations', `drops [${String(count)} shorthands]`);
    expectText('api/make-styles', `except for [${String(count)}](./shorthands.mdx`);
    expectText('api/shorthands', `which ${String(count)} it drops`);
  });

  it('the first version whose classes others understand', () => {
    expectText(
      'api/create-dom-renderer',
      '`@griffel/core` 1.17 or later. Earlier versions have other keys for `@media`, `@supports`, and `@container`',
    );
    const resolve = (own: typeof resolveStyleRulesForSlots, style: object) =>
      own({ root: style })[0].root;
    const plain = { color: 'red', ':hover': { padding: 0 }, '& p': { marginLeft: '1px' } };
    for (const core of [core16, core17]) {
      expect(resolve(core.resolveStyleRulesForSlots, plain)).toEqual(
        resolve(resolveStyleRulesForSlots, plain),
      );
    }
    const rules = ['@media (min-width: 1px)', '@supports (gap: 0)', '@container (min-width: 1px)'];
    for (const rule of rules) {
      const style = { [rule]: { color: 'red' } };
      const now = resolve(resolveStyleRulesForSlots, style);
      expect(resolve(core17.resolveStyleRulesForSlots, style), rule).toEqual(now);
      const before = resolve(core16.resolveStyleRulesForSlots, style);
      expect(Object.keys(before), rule).not.toEqual(Object.keys(now));
      // Both classes stay on the element.
      const [ofLibrary, ofApp] = [before, now].map(
        (classes) => __css({ root: classes })({ dir: 'ltr' }).root,
      );
      expect(mergeClasses(ofLibrary, ofApp).split(' '), rule).toHaveLength(3);
    }
  });

  it('the number of deprecated functions', () => {
    const needed = ['borderColor', 'borderStyle', 'borderWidth'];
    const deprecated = Object.keys(shorthands).filter((name) => !needed.includes(name));
    expectText('api/shorthands', `The other ${String(deprecated.length)} functions are deprecated`);
  });

  it('the buckets, and the states in them', () => {
    const rows = [
      ...readPage('guides/atomic-css').matchAll(/^\| ((?:`\w` ?)+) +\| (.*) \|$/gm),
    ].map(([, letters = '', rules = '']) => ({ letters: letters.match(/\w/g) ?? [], rules }));
    expect(rows.flatMap(({ letters }) => letters)).toEqual(styleBucketOrdering);
    for (const { letters, rules } of rows.filter((row) => row.rules.startsWith('`:'))) {
      const states = rules.match(/:[a-z-]+/g) ?? [];
      expect(states.map((state) => getStyleBucketName([state], NO_AT_RULES))).toEqual(letters);
    }
  });

  it('the states with a bucket, in their order', () => {
    const [, count, list = ''] =
      /^(\w+) states have their own \[buckets\][^:]*: (.*?)\. They/m.exec(
        readPage('api/make-styles'),
      ) ?? [];
    const letters = (list.match(/:[a-z-]+/g) ?? []).map((state) =>
      getStyleBucketName([state], NO_AT_RULES),
    );
    const start = styleBucketOrdering.indexOf('d') + 1;
    expect(letters).toEqual(styleBucketOrdering.slice(start, styleBucketOrdering.indexOf('s')));
    expect(count?.toLowerCase()).toBe(NUMBERS[letters.length]);
    expectText('guides/limitations', `The ${String(count).toLowerCase()} states with`);
    expectText('guides/child-window-rendering', `the ${String(count).toLowerCase()} states in`);
  });

  it('the versions of Node, TypeScript and ESLint', () => {
    const { engines } = JSON.parse(readText('package.json')) as { engines: { node: string } };
    const [node] = /\d+\.\d+/.exec(engines.node) ?? [];
    expectText('install', `| ${String(node)} and newer, for server rendering`);
    const typescript = (require('typescript/package.json') as { version: string }).version;
    expectText('install', `| ${parseInt(typescript).toString()}, in all samples`);
    const { packages } = JSON.parse(readText('examples/linting/package-lock.json')) as {
      packages: Record<string, { peerDependencies?: { eslint: string } }>;
    };
    const range = packages['node_modules/@griffel/eslint-plugin']?.peerDependencies?.eslint;
    const [, eslint = ''] = /\^(\d+)\.0\.0$/.exec(range ?? '') ?? [];
    expectText('install', `It needs ESLint ${eslint}:`);
    expectText('install', `the peer range ends with ESLint ${eslint} |`);
  });

  it.each([
    ['ahead-of-time-compilation/technical-details', ['BabelPluginOptions'], []],
    [
      'ahead-of-time-compilation/with-webpack',
      ['BabelPluginOptions', 'WebpackLoaderOptions'],
      ['generateMetadata'],
    ],
    ['css-extraction/with-webpack', ['GriffelCSSExtractionPluginOptions'], []],
  ] as const)('the options on %s', (page, types, unsupported) => {
    const options = types.flatMap((type) => readOptions(type));
    const [, section = ''] = readPage(page).split(/^## (?:Options|Babel preset)\n/m);
    const [own = ''] = section.split(/^##/m);
    const shown = [...own.matchAll(/^(?:\||-) `(\w+)`/gm)].map(([, option = '']) => option);
    expect(shown.sort()).toEqual(
      options.filter((option) => !unsupported.some((one) => one === option)).sort(),
    );
  });
});

/** The declaration of each type of options. */
const OPTIONS = {
  BabelPluginOptions: 'babel-preset/src/types',
  WebpackLoaderOptions: 'webpack-loader/src/webpackLoader',
  GriffelCSSExtractionPluginOptions: 'webpack-extraction-plugin/src/GriffelCSSExtractionPlugin',
};

/** Reads the names of the options that a package declares. */
function readOptions(type: keyof typeof OPTIONS): string[] {
  const declared = readText(`node_modules/@griffel/${OPTIONS[type]}.d.ts`);
  const [, body = ''] = new RegExp(`type ${type} = [^{]*\\{\\n([^]*?)\\n\\};`).exec(declared) ?? [];
  const options = [...body.matchAll(/^ {4}(\w+)\?:/gm)].map(([, option = '']) => option);
  expect(options.length, `the options of ${type}`).toBeGreaterThan(1);
  return options;
}

/** Numbers and names in sentences, and the log of a test on the same page that proves them. */
const PROVEN: readonly [page: string, sentence: RegExp, proof: RegExp][] = [
  ['guides/atomic-css', /declarations but only (\w+) rules/, /logs="rules: (\d+)"/],
  ['install', /each declaration that applies, (\w+) in all/, /logs="Save: (\d+) classes/],
  ['install', /The name before them, `(\w+)`/, /first class: (\w+) with suffix/],
  ['api/make-reset-styles', /would have (\w+) class names/, /logs="makeStyles: (\d+) names/],
  [
    'api/create-dom-renderer',
    /after three renders, this page has (\w+) rules/,
    /logs="rules: 4" logs="rules: (\d+)"/,
  ],
  ['api/create-dom-renderer', /rules instead of (\w+)\./, /logs="rules: (\d+)" logs="rules: 4"/],
  [
    'ahead-of-time-compilation/introduction',
    /this element is (\w+) pixels wide/,
    /logs="at run time: (\d+)px"/,
  ],
];

describe('sentences agree with the samples next to them', () => {
  it.each(PROVEN)('%s: %s', (page, sentence, proof) => {
    const text = readPage(page);
    const [, claimed = ''] = sentence.exec(text) ?? [];
    const [, found] = proof.exec(text) ?? [];
    const number = NUMBERS.indexOf(claimed);
    expect(number < 0 ? claimed : String(number)).toBe(found);
  });

  it.each([
    ['install', /have (\w+) declarations, so there are (\w+) classes and (\w+) rules/],
    ['guides/atomic-css', /have (\w+) declarations but only ((\w+)) rules/],
  ])('%s: the numbers of declarations, classes and rules', (page, sentence) => {
    const outputs = readText(`packages/samples/outputs/docs/react/${page}.md`);
    const [, classes = ''] = /^### Classes\n\n`+text\n([^]*?)\n`+$/m.exec(outputs) ?? [];
    const names = classes.match(/\bf[0-9a-z]{6,7}\b/g) ?? [];
    const unique = NUMBERS[new Set(names).size];
    const [, ...claimed] = sentence.exec(readPage(page)) ?? [];
    expect(claimed).toEqual([NUMBERS[names.length], unique, unique]);
  });
});
