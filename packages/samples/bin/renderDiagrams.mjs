#!/usr/bin/env node
// node packages/samples/bin/renderDiagrams.mjs <docs folder> <folder for SVG files> [--all]
import { resolve } from 'node:path';
import process from 'node:process';
import createJITI from 'jiti';

// Node 20 cannot run TypeScript; Docusaurus loads this package with jiti, too.
const { renderDiagrams } = createJITI(import.meta.url)('../src/diagrams/renderDiagrams.ts');

const [docs, directory, ...flags] = process.argv.slice(2);
if (!docs || !directory || flags.some((flag) => flag !== '--all')) {
  process.stderr.write('Usage: renderDiagrams.mjs <docs folder> <folder for SVG files> [--all]\n');
  process.exit(1);
}

try {
  const done = await renderDiagrams({
    docs: resolve(docs),
    directory: resolve(directory),
    all: flags.includes('--all'),
  });
  process.stdout.write(`${done.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
