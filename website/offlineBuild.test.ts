import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

/** What a build runs: the configuration, its plugins, and the steps over pages. */
const SOURCES = [
  'website/*.ts',
  'website/plugins/**/*.{ts,js}',
  'packages/{engine,samples}/src/**/*.ts',
  // Tests, and samples that browsers run.
  '!**/*.test.ts',
  '!**/__fixtures__/**',
  '!packages/engine/src/parity/**',
];

/** Ways to ask the network, or npm; types alone ask nothing. */
const REQUEST =
  /^(?!import type ).*(?:\bfetch\s*\(|(?:\bfrom|\bimport\(|\brequire\()\s*['"](?:node:)?(?:http2?|https|net|tls|dgram|dns)['"]|\bXMLHttpRequest\b|\bWebSocket\s*\(|\b(?:exec|spawn)\w*\(\s*['"](?:npm|npx|curl|wget)\b)/;

const ROOT = path.join(__dirname, '..');

describe('the programs that a build runs', () => {
  it('make no network requests', () => {
    const files = globSync(SOURCES, { cwd: ROOT });
    expect(files.length).toBeGreaterThan(150);
    const asking = files.flatMap((file) =>
      fs
        .readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (REQUEST.test(line) ? [`${file}:${index + 1} ${line}`] : [])),
    );
    expect(asking).toEqual([]);
  });

  it.each([
    "const a = await fetch('https://x.org')",
    "import https from 'node:https';",
    "execFileSync('npm', ['view'])",
  ])('would be caught with %j', (line) => {
    expect(REQUEST.test(line)).toBe(true);
  });

  it('work with type annotations', () => {
    expect(REQUEST.test("import type { IncomingMessage } from 'node:http';")).toBe(false);
  });
});
