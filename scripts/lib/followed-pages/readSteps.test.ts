import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSteps } from './readSteps.mjs';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'steps-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

function steps(page: string, ...sections: string[]) {
  fs.mkdirSync(path.join(root, 'examples/app'), { recursive: true });
  fs.writeFileSync(
    path.join(root, 'examples/app/a.mjs'),
    '// region: x\nexport {};\n// endregion\n',
  );
  fs.writeFileSync(path.join(root, 'page.mdx'), page);
  return readSteps(root, 'page.mdx', sections);
}

describe('readSteps', () => {
  it('reads the commands of a section and the files that it shows', () => {
    const page = [
      '## Before',
      '```shell',
      'npm test',
      '```',
      '## Install it',
      '```shell',
      '# A comment, no heading',
      'npm init -y',
      '```',
      '### A part',
      '```tsx title="src/App.tsx" sample="a"',
      '// highlight-next-line',
      'let a;',
      '```',
      '```js title="a.mjs" quote="app/a.mjs"',
      '```',
      '## After',
      '```shell',
      'npm ci',
      '```',
    ].join('\n');
    expect(steps(page, 'Install it', 'After')).toEqual([
      { kind: 'command', command: 'npm init -y', place: 'page.mdx:8' },
      { kind: 'file', file: 'src/App.tsx', code: 'let a;\n', place: 'page.mdx:11' },
      { kind: 'file', file: 'a.mjs', code: 'export {};\n', place: 'page.mdx:15' },
      { kind: 'command', command: 'npm ci', place: 'page.mdx:19' },
    ]);
  });

  it('leaves out fences that users should not copy', () => {
    const page =
      '## A\n```tsx title="a.tsx" dont\n```\n```tsx title="b.tsx" test\n```\n```css\n```';
    expect(steps(page, 'A')).toEqual([]);
  });

  it('rejects a missing heading, and a quote of a region', () => {
    expect(() => steps('## A\n## B', 'C')).toThrow('page.mdx: there is no heading "C", only');
    expect(() => steps('## A\n```js title="a.mjs" quote="app/a.mjs#x"\n```', 'A')).toThrow(
      'page.mdx:2: a.mjs quotes a region',
    );
  });
});
