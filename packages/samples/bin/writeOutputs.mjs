#!/usr/bin/env node
// node packages/samples/bin/writeOutputs.mjs [page …]: verifies every fence of the given pages (default: all
// pages) and writes the outputs of their samples, to be reviewed and committed.
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import createJITI from 'jiti';

// Node 20 cannot run TypeScript; Docusaurus loads this package with jiti, too.
const load = createJITI(import.meta.url);
const { createPageVerifier, printSummary } = load('../src/pages/createPageVerifier.ts');
const { listPages } = load('../src/pages/listPages.ts');

const root = fileURLToPath(new URL('../../..', import.meta.url));
const named = process.argv.slice(2).map((page) => path.relative(root, path.resolve(root, page)));
const verifier = createPageVerifier({ root, update: true });
const sum = { words: 0, fences: 0, verified: new Map() };
let faults = 0;
for (const page of named.length > 0 ? named : listPages(root)) {
  try {
    const result = await verifier.verify(page);
    process.stdout.write(`${page}: ${printSummary(result)}\n`);
    sum.words += result.words;
    sum.fences += result.fences;
    for (const [verification, added] of result.verified) {
      sum.verified.set(verification, (sum.verified.get(verification) ?? 0) + added);
    }
  } catch (error) {
    faults += 1;
    process.stderr.write(`${page}:${error.line ?? ''} ${error.reason ?? error.stack}\n`);
  }
}
verifier.close();
process.stdout.write(`All pages: ${printSummary(sum)}\n`);
process.exit(faults > 0 ? 1 : 0);
