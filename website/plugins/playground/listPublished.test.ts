import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashFiles } from '@griffel-site/playground/project';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listPublished } from './index';

let docs: string;

beforeEach(() => {
  docs = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
});
afterEach(() => fs.rmSync(docs, { recursive: true }));

describe('listPublished', () => {
  it('hashes the samples of all pages as they are in links to the playground', async () => {
    fs.mkdirSync(path.join(docs, 'react'));
    fs.writeFileSync(
      path.join(docs, 'react/page.mdx'),
      '# Page\n\n```tsx sample="two" title="tokens.ts"\nexport const a = 1;\n```\n\n```tsx sample="two"\nexport default 1;\n```\n\n```css\n.a {}\n```\n',
    );
    const files = { 'tokens.ts': 'export const a = 1;', 'App.tsx': 'export default 1;' };
    const home = fs.mkdtempSync(path.join(docs, 'home-'));
    fs.writeFileSync(path.join(home, 'styles.ts'), 'styles\n');
    const signs = await listPublished(docs, docs, home);
    expect(signs.sort()).toEqual(
      [await hashFiles(files), await hashFiles({ 'styles.ts': 'styles' })].sort(),
    );
  });
});
