import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipProject } from './downloadProject.ts';

describe('zipProject', () => {
  it('packs texts into one folder', async () => {
    const files = { 'package.json': '{}', 'src/App.tsx': "'é 漢 😀'\r\n", '.gitignore': '' };
    const unpacked = unzipSync(await zipProject(files));
    expect(
      Object.fromEntries(Object.entries(unpacked).map(([path, bytes]) => [path, strFromU8(bytes)])),
    ).toEqual({
      'griffel-playground/package.json': '{}',
      'griffel-playground/src/App.tsx': "'é 漢 😀'\r\n",
      'griffel-playground/.gitignore': '',
    });
  });
});
