import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const OUTPUTS = fileURLToPath(new URL('../../outputs', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

describe('the committed outputs', () => {
  const files = fs
    .readdirSync(OUTPUTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'));

  it('exist', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  it('belong to one page each', () => {
    const orphans = files.filter(
      (file) => !fs.existsSync(path.join(ROOT, file.replace(/\.md$/, '.mdx'))),
    );
    expect(orphans).toEqual([]);
  });
});
