import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.mjs';
import { createCopyFolder } from './copyExample.mjs';

describe('createCopyFolder', () => {
  it('makes a folder for temporary files, and removes it', () => {
    const { folder, remove } = createCopyFolder({});
    expect(fs.existsSync(folder)).toBe(true);
    remove();
    expect(fs.existsSync(folder)).toBe(false);
  });

  it('keeps a named folder', () => {
    const asked = path.join(os.tmpdir(), `copies-${process.pid}`);
    const { folder, remove } = createCopyFolder({ EXAMPLES_FOLDER: asked });
    remove();
    expect(fs.existsSync(folder)).toBe(true);
    fs.rmSync(asked, { recursive: true });
  });

  it.each(['.', '.cache/examples'])('rejects %s in the repository', (folder) => {
    const asked = path.join(ROOT, folder);
    expect(() => createCopyFolder({ EXAMPLES_FOLDER: asked })).toThrow(
      `EXAMPLES_FOLDER is "${asked}"; it must be outside ${ROOT}.`,
    );
  });
});
