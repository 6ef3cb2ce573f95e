import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPageVerifier } from './createPageVerifier.ts';

const root = path.join(import.meta.dirname, '../../../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
const verifier = createPageVerifier({ root, update: false });
afterAll(() => {
  verifier.close();
  fs.rmSync(folder, { recursive: true });
});

describe('createPageVerifier', () => {
  it.each([
    ['in an element', '<details>\n<summary>More</summary>\n```js\na();\n```\n</details>', 3],
    [
      'that is indented in elements',
      '<div>\n  <div>\n    ```js\n    a();\n    ```\n  </div>\n</div>',
      3,
    ],
  ])('verifies a fence %s, as MDX reads it', async (_place, text, line) => {
    const page = path.join(folder, 'page.mdx');
    fs.writeFileSync(page, text);
    await expect(verifier.verify(path.relative(root, page))).rejects.toThrow(
      `page.mdx:${String(line)}: Nothing verifies this fence of javascript.`,
    );
  });

  it('finds code outside of fences', async () => {
    const page = path.join(folder, 'page.mdx');
    fs.writeFileSync(page, 'Call ```a();``` first.');
    await expect(verifier.verify(path.relative(root, page))).rejects.toThrow(
      'page.mdx:1: This is not a fence',
    );
  });
});
