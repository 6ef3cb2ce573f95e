import path from 'node:path';
import { expect, it } from 'vitest';
import { parseFrontMatter } from './parseFrontMatter';

const parse = (frontMatter: Record<string, unknown>) =>
  parseFrontMatter({
    filePath: path.resolve('docs/page.mdx'),
    fileContent: `---\n${Object.keys(frontMatter)
      .map((key) => `${key}: a`)
      .join('\n')}\n---\nText`,
    defaultParseFrontMatter: () => Promise.resolve({ frontMatter, content: 'Text' }),
  });

it('accepts the keys of pages', async () => {
  const frontMatter = { title: 'a', sidebar_label: 'a' };
  expect(await parse(frontMatter)).toEqual({ frontMatter, content: 'Text' });
});

it.each(['sidebar_lable', 'draft', 'custom_edit_url'])('rejects %s', async (key) => {
  await expect(parse({ title: 'a', [key]: 'a' })).rejects.toThrow(
    `docs/page.mdx:3: Pages have no "${key}" in their front matter, only title, description, slug,`,
  );
});
