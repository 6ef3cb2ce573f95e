import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReportCache } from './createReportCache.ts';

const KEY = ['types', { 'App.tsx': 'export default 1;' }, {}];
const REPORT = { errors: [{ file: 'App.tsx', line: 1, message: 'No.' }] };

let folder: string;
let root: string;
const create = () => createReportCache({ root, cache: path.join(folder, 'cache') });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-cache-'));
  root = path.join(folder, 'packages/samples');
  const folders = [
    'src/verify/types',
    'src/verify/run/worker',
    'src/type-hovers',
    '../engine/src/source',
  ];
  for (const name of folders) {
    fs.mkdirSync(path.join(root, name), { recursive: true });
  }
  fs.writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  fs.writeFileSync(path.join(root, 'src/type-hovers/readTypes.ts'), '// 1');
  fs.writeFileSync(path.join(root, 'src/verify/run/worker/runSample.mjs'), '// 1');
  fs.writeFileSync(path.join(root, '../engine/src/source/transpile.ts'), '// 1');
  create().set(KEY, REPORT);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('createReportCache', () => {
  it('returns a report for the same key, even from another instance', () => {
    expect(create().get(KEY)).toEqual(REPORT);
  });

  it.each([
    ['the code', ['types', { 'App.tsx': 'export default 2;' }, {}]],
    ['the name of a file', ['types', { 'Other.tsx': 'export default 1;' }, {}]],
    ['the props', ['types', { 'App.tsx': 'export default 1;' }, { tone: 'primary' }]],
    ['the kind of report', ['run', { 'App.tsx': 'export default 1;' }, {}]],
  ])('returns nothing if the key differs in %s', (_name, key) => {
    expect(create().get(key)).toBeUndefined();
  });

  it.each([
    '../../package-lock.json',
    'src/type-hovers/readTypes.ts',
    'src/verify/run/worker/runSample.mjs',
    '../engine/src/source/transpile.ts',
  ])('returns nothing once %s has changed', (file) => {
    fs.writeFileSync(path.join(root, file), '{ "name": "new" }');
    expect(create().get(KEY)).toBeUndefined();
  });

  it('keeps its reports when a test of the code changes', () => {
    fs.writeFileSync(path.join(root, 'src/verify/types/checkTypes.test.ts'), '// 2');
    expect(create().get(KEY)).toEqual(REPORT);
  });
});
