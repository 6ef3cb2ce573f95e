import fs from 'node:fs';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { LIKE_MDX } from '../fences/likeMDX.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';
import { findForeignImports } from '../verify/run/allowedImports.ts';
import { listPages } from './listPages.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** Fences that cannot run although they import no other package, by page and title. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'docs/react/css-extraction/with-nextjs.mdx next.config.mjs': 'import.meta has no URL in a sample',
};

it('norun is only on code that imports what samples cannot', () => {
  const found = listPages(ROOT).flatMap((page) => {
    const titles: string[] = [];
    const markdown = fs.readFileSync(path.join(ROOT, page), 'utf8');
    visit(fromMarkdown(markdown, { extensions: [LIKE_MDX] }), 'code', ({ lang, meta, value }) => {
      const { norun, title = '' } = parseFenceMeta(lang, meta ?? '');
      if (norun && findForeignImports({ 'app.tsx': value }).length === 0) {
        titles.push(`${page} ${title}`);
      }
    });
    return titles;
  });
  expect(found, 'Remove norun, or add the reason to EXCEPTIONS.').toEqual(Object.keys(EXCEPTIONS));
});
