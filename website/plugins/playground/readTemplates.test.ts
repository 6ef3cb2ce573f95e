import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTemplates } from './readTemplates';

let directory: string;

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'templates-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

function write(id: string, files: Record<string, string>): void {
  fs.mkdirSync(path.join(directory, id));
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(directory, id, name), text);
  }
}

function manifest(title: string, order: number): string {
  return JSON.stringify({ title, order, summary: 'What the reader sees and learns from it.' });
}

describe('readTemplates', () => {
  it('sorts templates by their manifests, and puts App.tsx first', () => {
    write('later', { 'template.json': manifest('Later', 20), 'App.tsx': 'a\n' });
    write('first', {
      'template.json': manifest('First', 10),
      'tokens.ts': 't\n',
      'App.tsx': 'a\n\n',
      'Aside.tsx': 's',
    });
    expect(readTemplates(directory)).toEqual([
      {
        id: 'first',
        title: 'First',
        summary: 'What the reader sees and learns from it.',
        files: [
          { name: 'App.tsx', code: 'a' },
          { name: 'Aside.tsx', code: 's' },
          { name: 'tokens.ts', code: 't' },
        ],
      },
      expect.objectContaining({ id: 'later' }),
    ]);
  });

  it.each(['template.json', 'App.tsx'])('reports a folder without %s', (missing) => {
    write('broken', {
      [missing === 'App.tsx' ? 'template.json' : 'App.tsx']: manifest('Broken', 1),
    });
    expect(() => readTemplates(directory)).toThrow(
      `The template ${path.join(directory, 'broken')} has no ${missing}. Add it, or remove the folder.`,
    );
  });

  it('reports the invalid manifest', () => {
    write('broken', { 'template.json': '{', 'App.tsx': '' });
    expect(() => readTemplates(directory)).toThrow(path.join('broken', 'template.json'));
  });
});
