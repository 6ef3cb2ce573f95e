import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { test } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** The result of a build. */
export interface FixtureBuild {
  /** Whether the build ended with code 0. */
  ok: boolean;
  /** Everything that it printed. */
  output: string;
  /** The HTML files that it wrote, by their path in the build. */
  pages: Record<string, string>;
}

function readPages(directory: string): Record<string, string> {
  if (!fs.existsSync(directory)) return {};
  const files = fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  return Object.fromEntries(
    files.map((file) => [
      file.split(path.sep).join('/'),
      fs.readFileSync(path.join(directory, file), 'utf8'),
    ]),
  );
}

/**
 * Builds one of the small sites in `website/fixtures/` for production, without caches and without leaving files
 * behind.
 *
 * @param name - the site's folder
 */
export async function buildFixture(name: string): Promise<FixtureBuild> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), `fixture-${name}-`));
  const outDir = path.join(directory, 'build');
  try {
    let output = '';
    const child = spawn(
      process.execPath,
      // Not minified, because no browser loads it.
      [
        DOCUSAURUS,
        'build',
        path.join(ROOT, 'website/fixtures', name),
        '--out-dir',
        outDir,
        '--no-minify',
      ],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(directory, 'generated'),
          // A cached module would not report its messages again.
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        },
      },
    );
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    return {
      ok: code === 0,
      output: stripVTControlCharacters(output),
      pages: readPages(outDir),
    };
  } finally {
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

/** Builds a small site once for all tests about it, which run one after the other. */
export function describeBuild(
  fixture: string,
  define: (readBuild: () => FixtureBuild) => void,
): void {
  test.describe(fixture, () => {
    test.describe.configure({ mode: 'default' });
    let build: FixtureBuild;
    test.beforeAll(async () => {
      build = await buildFixture(fixture);
    });
    define(() => build);
  });
}
