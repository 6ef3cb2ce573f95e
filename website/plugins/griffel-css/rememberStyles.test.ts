import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import rememberStyles from './rememberStyles.mjs';

interface Result {
  code: string;
  dependencies: string[];
}

const SOURCE = `
import { makeStyles } from '@griffel/react';
import { COLOR } from './color';
export const useStyles = makeStyles({ root: { color: COLOR } });
`;

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'remember-styles-'));
  fs.writeFileSync(path.join(folder, 'color.js'), `export const COLOR = 'gold';`);
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

/** Runs the loader as a bundler does. */
function compile(source: string, { basis = '1', salt = '' } = {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const dependencies: string[] = [];
    const context = {
      resourcePath: path.join(folder, 'useStyles.js'),
      cacheable: () => undefined,
      getOptions: () => ({
        babelOptions: {},
        classNameHashSalt: salt,
        cache: path.join(folder, 'cache'),
        basis,
      }),
      addDependency: (file: string) => dependencies.push(file),
      callback: (error: Error | null, code: string) => {
        if (error) reject(error);
        else resolve({ code, dependencies });
      },
    };
    rememberStyles.call(context, source, null);
  });
}

/** Marks what is kept, so that it shows where it is used. */
function markEntries(): number {
  const names = fs.readdirSync(path.join(folder, 'cache'));
  for (const name of names) {
    const file = path.join(folder, 'cache', name);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"code":"', '"code":"// kept\\n'));
  }
  return names.length;
}

describe('rememberStyles', () => {
  it('compiles a module once, and says again which files to watch', async () => {
    const first = await compile(SOURCE);
    expect(first.code).toContain('gold');
    expect(first.dependencies).toEqual([path.join(folder, 'color.js')]);
    expect(markEntries()).toBe(1);
    expect(await compile(SOURCE)).toEqual({ ...first, code: `// kept\n${first.code}` });
  });

  it.each([
    ['of another text', SOURCE.replace('root', 'other'), {}],
    ['with another basis', SOURCE, { basis: '2' }],
    ['with other options', SOURCE, { salt: 'home' }],
  ])('compiles one %s anew', async (_name, source, options) => {
    await compile(SOURCE);
    markEntries();
    expect((await compile(source, options)).code).not.toContain('// kept');
  });

  it('keeps nothing of a module that does not compile', async () => {
    await expect(compile(SOURCE.replace('./color', './missing'))).rejects.toThrow('./missing');
    expect(fs.existsSync(path.join(folder, 'cache'))).toBe(false);
  });
});
