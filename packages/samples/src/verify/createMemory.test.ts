import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemory } from './createMemory.ts';

const QUESTION = ['types', { 'App.tsx': 'export default 1;' }, {}];
const REPORT = { errors: [{ file: 'App.tsx', line: 1, message: 'No.' }] };

let folder: string;
let root: string;
const create = () => createMemory({ root, cache: path.join(folder, 'cache') });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'memory-'));
  root = path.join(folder, 'packages/samples');
  for (const name of ['verify/types', 'verify/run/worker', 'type-hovers']) {
    fs.mkdirSync(path.join(root, 'src', name), { recursive: true });
  }
  fs.writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  fs.writeFileSync(path.join(root, 'src/type-hovers/readTypes.ts'), '// 1');
  fs.writeFileSync(path.join(root, 'src/verify/run/worker/runSample.mjs'), '// 1');
  create().keep(QUESTION, REPORT);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('createMemory', () => {
  it('has the report on the same question, also later', () => {
    expect(create().recall(QUESTION)).toEqual(REPORT);
  });

  it.each([
    ['the code', ['types', { 'App.tsx': 'export default 2;' }, {}]],
    ['the name of a file', ['types', { 'Other.tsx': 'export default 1;' }, {}]],
    ['the props', ['types', { 'App.tsx': 'export default 1;' }, { tone: 'primary' }]],
    ['what is asked', ['run', { 'App.tsx': 'export default 1;' }, {}]],
  ])('has none where another is %s', (_name, question) => {
    expect(create().recall(question)).toBeUndefined();
  });

  it.each([
    '../../package-lock.json',
    'src/type-hovers/readTypes.ts',
    'src/verify/run/worker/runSample.mjs',
  ])('has none once %s is another', (file) => {
    fs.writeFileSync(path.join(root, file), '{ "name": "new" }');
    expect(create().recall(QUESTION)).toBeUndefined();
  });

  it('keeps what it has when a test of the code is another', () => {
    fs.writeFileSync(path.join(root, 'src/verify/types/checkTypes.test.ts'), '// 2');
    expect(create().recall(QUESTION)).toEqual(REPORT);
  });
});
