import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TypeChecker, TypeReport } from './createTypeChecker.ts';
import { rememberTypes } from './rememberTypes.ts';

const REPORT: TypeReport = {
  errors: [{ file: 'App.tsx', line: 1, message: 'No.', code: 2322 }],
  components: [],
  propFaults: {},
  types: { 'App.tsx': [] },
};
const FILES = { 'App.tsx': 'export default 1;' };

let folder: string;
let root: string;
const check = vi.fn<TypeChecker['check']>(() => REPORT);
const remember = () => rememberTypes({ check }, { root, cache: path.join(folder, 'cache') });

beforeEach(() => {
  check.mockClear();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
  root = path.join(folder, 'packages/samples');
  for (const name of ['verify/types', 'type-hovers']) {
    fs.mkdirSync(path.join(root, 'src', name), { recursive: true });
  }
  fs.writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  fs.writeFileSync(path.join(root, 'src/type-hovers/readTypes.ts'), '// 1');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('rememberTypes', () => {
  it('asks once for the same sample, and gives the same report', () => {
    const first = remember().check(FILES, {});
    expect(remember().check(FILES, {})).toEqual(first);
    expect(first).toEqual(REPORT);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => Parameters<TypeChecker['check']>]>([
    ['the code', () => [{ 'App.tsx': 'export default 2;' }, {}]],
    ['the name of a file', () => [{ 'Other.tsx': FILES['App.tsx'] }, {}]],
    ['the props', () => [FILES, { 'App.tsx': { tone: 'primary' } }]],
    [
      'the lockfile',
      () => {
        fs.writeFileSync(path.join(folder, 'package-lock.json'), '{ "name": "new" }');
        return [FILES, {}];
      },
    ],
    [
      'the checker',
      () => {
        fs.writeFileSync(path.join(root, 'src/type-hovers/readTypes.ts'), '// 2');
        return [FILES, {}];
      },
    ],
  ])('asks again when another is %s', (_name, change) => {
    remember().check(FILES, {});
    const [files, props] = change();
    remember().check(files, props);
    expect(check).toHaveBeenCalledTimes(2);
  });
});
