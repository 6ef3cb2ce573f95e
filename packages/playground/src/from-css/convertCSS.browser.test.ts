import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transform } from 'sucrase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBundledPage, type TestPage } from '../testing/openBundledPage.ts';
import { convertCSS } from './convertCSS.ts';
import type { Proof } from './proveConversion.ts';

const FIXTURES = new URL('__fixtures__/', import.meta.url);
const cases = readdirSync(FIXTURES);
const require = createRequire(import.meta.url);

/** Typical stylesheets: a reset, a component library and a utility sheet. */
const PACKAGES = [
  ['modern-normalize/modern-normalize.css', 31, 31],
  ['@picocss/pico/css/pico.css', 1298, 1350],
  ['tachyons/css/tachyons.css', 2599, 2612],
] as const;

interface Subject {
  convertCSS: typeof convertCSS;
  proveConversion: typeof import('./proveConversion.ts').proveConversion;
}

let opened: TestPage;
const requests: string[] = [];

beforeAll(async () => {
  opened = await openBundledPage({
    module: ['convertCSS.ts', 'proveConversion.ts'].map((file) =>
      fileURLToPath(new URL(file, import.meta.url)),
    ),
  });
  opened.page.on('request', (request) => requests.push(request.url()));
});

afterAll(() => opened.close());

/** @param step proves only every step-th selector, because the largest sheet would take 40 s */
const prove = (css: string, step = 1): Promise<Proof> =>
  opened.page.evaluate(
    async ([text, each]) => {
      const { convertCSS: convert, proveConversion } = (
        globalThis as unknown as { subject: Subject }
      ).subject;
      const conversion = convert(text);
      const selectors = conversion.selectors.filter((_, index) => index % each === 0);
      return proveConversion({ ...conversion, selectors }, document, 60_000);
    },
    [css, step] as const,
  );

const read = (name: string) => readFileSync(new URL(`${name}/input.css`, FIXTURES), 'utf8');

describe('convertCSS', () => {
  it.each(cases)('%s', async (name) => {
    const css = read(name);
    const conversion = convertCSS(css);
    const { source, notExpressed, error } = conversion;
    await expect(source).toMatchFileSnapshot(
      fileURLToPath(new URL(`${name}/expected.txt`, FIXTURES)),
    );
    const rest = error ? { error } : notExpressed;
    await expect(`${JSON.stringify(rest, null, 2)}\n`).toMatchFileSnapshot(
      fileURLToPath(new URL(`${name}/expected.json`, FIXTURES)),
    );
    const proof = await prove(css);
    expect(proof.differences).toEqual([]);
    expect(proof.elements > 0).toBe(conversion.selectors.length > 0);
    const { styles, statics } = conversion;
    expect(writeNumbers(evaluate(source))).toEqual(writeNumbers({ styles, statics }));
  });

  it('requests nothing', () => {
    expect(requests).toEqual([]);
  });

  it.each(PACKAGES)('%s agrees', { timeout: 60_000 }, async (path, atLeast, declarations) => {
    const css = readFileSync(require.resolve(path), 'utf8');
    const { share, notExpressed } = convertCSS(css);
    expect(share.declarations).toBe(declarations);
    expect(share.converted).toBeGreaterThanOrEqual(atLeast);
    expect(notExpressed.every(({ reason, line }) => reason !== '' && line > 0)).toBe(true);
    const { differences, isPartial } = await prove(css, path.startsWith('tachyons') ? 8 : 1);
    expect(differences).toEqual([]);
    expect(isPartial).toBe(false);
  });

  it('finds differences', async () => {
    const proof = await opened.page.evaluate(async () => {
      const { convertCSS: convert, proveConversion } = (
        globalThis as unknown as { subject: Subject }
      ).subject;
      const conversion = convert('.a { color: red; }');
      return proveConversion({ ...conversion, styles: { a: { color: 'blue' } } }, document);
    });
    expect(proof.differences).toContainEqual({
      selector: '.a',
      conditions: 'as they are',
      property: 'color',
      original: 'rgb(255, 0, 0)',
      converted: 'rgb(0, 0, 255)',
    });
  });

  it.each([
    ['.a { color }', 'This is neither a declaration nor a rule.'],
    ['.a { color: red;', 'This block has no closing brace.'],
    ['.a { color: red; }}', 'This brace closes nothing.'],
    ['.a { color:: red }', 'This declaration has two colons.'],
    ['.a { color: "red }', 'This string is not closed.'],
    ['.a { color: rgb(1; }', 'This bracket is not closed.'],
    ['/* a', 'This comment is not closed.'],
    ['@ {}', 'This @ has no name.'],
  ])('says what is wrong with %s', (css, message) => {
    expect(convertCSS(css).error?.message).toContain(message);
  });

  it('rejects a text that is too long', () => {
    expect(convertCSS(' '.repeat(200_001)).error?.message).toContain('200001 characters');
  });
});

/** `0` and `'0'` are the same style. */
function writeNumbers(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? String(one) : one)),
  );
}

/** Runs the module as an application would. @returns the arguments that it passes to Griffel */
function evaluate(source: string) {
  const found: { styles: unknown; statics: unknown } = { styles: {}, statics: [] };
  const { code } = transform(source, { transforms: ['typescript', 'imports'] });
  const griffel = {
    makeStyles: (styles: unknown) => (found.styles = styles),
    makeStaticStyles: (statics: unknown) => (found.statics = statics),
  };
  // Our own output, from our own fixtures.
  new Function('require', 'exports', code)(() => griffel, {});
  return found;
}
