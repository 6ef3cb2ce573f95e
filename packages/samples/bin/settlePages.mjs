#!/usr/bin/env node
// node packages/samples/bin/settlePages.mjs [page …]: verifies every fence of the pages, all if none
// is named, and writes the outputs of their samples, to be reviewed and committed.
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import createJITI from 'jiti';

// Node 20 runs no TypeScript; jiti is what Docusaurus loads this package with.
const load = createJITI(import.meta.url);
const { createPageSettler, printSettled } = load('../src/pages/createPageSettler.ts');
const { listPages } = load('../src/pages/listPages.ts');

const root = fileURLToPath(new URL('../../..', import.meta.url));
const named = process.argv.slice(2).map((page) => path.relative(root, path.resolve(root, page)));
const settler = createPageSettler({ root, update: true });
const sum = { words: 0, fences: 0, verified: new Map() };
let faults = 0;
for (const page of named.length > 0 ? named : listPages(root)) {
  try {
    const settled = await settler.settle(page);
    process.stdout.write(`${page}: ${printSettled(settled)}\n`);
    sum.words += settled.words;
    sum.fences += settled.fences;
    for (const [verification, added] of settled.verified) {
      sum.verified.set(verification, (sum.verified.get(verification) ?? 0) + added);
    }
  } catch (error) {
    faults += 1;
    process.stderr.write(`${page}:${error.line ?? ''} ${error.reason ?? error.stack}\n`);
  }
}
settler.close();
process.stdout.write(`All pages: ${printSettled(sum)}\n`);
process.exit(faults > 0 ? 1 : 0);
