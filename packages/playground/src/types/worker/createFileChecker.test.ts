import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openTypeEnvironment } from '../../testing/openTypeEnvironment.ts';
import { createFileChecker, type FileChecker } from './diagnoseFile.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';

// TypeScript's first answer takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const FILES = {
  'App.ts': `import { b } from './b';\nexport const a: string = b;\n`,
  'b.ts': `export { c as b } from './c';\n`,
  'c.ts': `export const c: string = '';\n`,
  'other.ts': `export const other = 1;\n`,
};

let environment: TypeEnvironment;
let check: FileChecker;
beforeAll(async () => {
  environment = await openTypeEnvironment(FILES);
  check = createFileChecker(environment);
});

/** The files that TypeScript checks. */
const watch = () => {
  const asked = vi.spyOn(environment.service, 'getSemanticDiagnostics');
  return () => {
    const paths = asked.mock.calls.map(([path]) => path);
    asked.mockRestore();
    return paths;
  };
};
const checkAll = () => environment.files().flatMap((file) => check(file));

describe('createFileChecker', () => {
  it('checks unchanged files once, and files that import a change again', () => {
    expect(checkAll()).toEqual([]);
    const end = watch();
    environment.update({ 'c.ts': `export const c: string = 'c';\n` }, []);
    expect(checkAll()).toEqual([]);
    expect(end().sort()).toEqual(['/App.ts', '/b.ts', '/c.ts']);
  });

  it('checks a file again that imports a change indirectly', () => {
    environment.update({ 'c.ts': `export const c = 1;\n` }, []);
    expect(checkAll().map(({ file }) => file)).toEqual(['App.ts']);
    environment.update(FILES, []);
    expect(checkAll()).toEqual([]);
  });

  it('notices that an imported file is removed and restored', () => {
    environment.update({}, ['c.ts']);
    expect(checkAll().map(({ file }) => file)).toEqual(['b.ts']);
    environment.update(FILES, []);
    expect(checkAll()).toEqual([]);
  });

  it('checks all files again if one has global declarations', () => {
    checkAll();
    environment.update(
      { 'all.ts': `declare global { const everywhere: number; }\nexport {};\n` },
      [],
    );
    environment.update({ 'other.ts': `export const other: string = everywhere;\n` }, []);
    expect(checkAll().map(({ file }) => file)).toEqual(['other.ts']);
    environment.update(FILES, ['all.ts']);
  });
});
