import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FENCE_WORDS } from './fenceWords.ts';

const CONTRIBUTING = path.join(import.meta.dirname, '../../../../CONTRIBUTING.md');

describe('FENCE_WORDS', () => {
  it('is the table in CONTRIBUTING.md', () => {
    const [, section = ''] = fs
      .readFileSync(CONTRIBUTING, 'utf8')
      .split('## The words of a fence\n');
    const rows = section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );

    expect(rows).toEqual(
      Object.values(FENCE_WORDS).map(({ form, on, does }) => [
        `\`${form.replace('@=', '=')}\`${form.includes('@') ? ' or with `@` and a line' : ''}`,
        on.join(', '),
        does,
      ]),
    );
  });
});
