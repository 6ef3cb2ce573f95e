import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { analyze } from '../analyze.ts';
import type { Diagnostic } from '../types.ts';
import { EXTRACTION_PLUGIN, PRESET } from './createDiagnostic.ts';

const root = path.join(import.meta.dirname, '__fixtures__');

/** Reads a folder with a `message.txt` and sources, which end in `.txt` because some of them are broken. */
function readCase(folder: string): { files: Record<string, string>; message: string } {
  const files: Record<string, string> = {};
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name === 'message.txt' || !name.endsWith('.txt')) continue;
    const file = name.replace(/\.txt$/, '').replaceAll(path.sep, '/');
    files[file] = fs.readFileSync(path.join(folder, name), 'utf8');
  }
  return { files, message: fs.readFileSync(path.join(folder, 'message.txt'), 'utf8') };
}

function format({
  file,
  line,
  column,
  severity,
  code,
  message,
  remedy,
  range,
}: Diagnostic): string {
  const source = range ? `[${range.from}, ${range.to}]` : 'without a range';
  return `${file}:${line}:${column} ${severity} ${code} ${source}\n${message}\n${remedy}\n`;
}

beforeAll(() => {
  // The library logs the same warnings as the diagnostics.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each([PRESET, EXTRACTION_PLUGIN])(
  'names the release that the parity tests compare with: %s',
  (one) => {
    const [name = ''] = one.split(' ');
    const { version } = createRequire(import.meta.url)(`${name}/package.json`) as {
      version: string;
    };
    expect(one).toBe(`${name} ${version}`);
  },
);

describe.each(['throws', 'warns', 'advises'])('%s', (kind) => {
  it.each(fs.readdirSync(path.join(root, kind)))('%s', (name) => {
    const { files, message } = readCase(path.join(root, kind, name));
    const { diagnostics, modules } = analyze(files);
    expect(diagnostics.map(format).join('\n')).toBe(message);
    const isCompiled = modules.find(({ file }) => file.startsWith('code'))?.compiled !== undefined;
    expect(isCompiled).toBe(kind !== 'throws');
    const isAdvice = diagnostics.every(({ severity }) => severity === 'advice');
    expect(isAdvice).toBe(kind === 'advises');
  });
});
