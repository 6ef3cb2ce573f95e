#!/usr/bin/env node
// node packages/engine/bin/compareCorpus.mjs <folder>: compares the engine with the published packages
// on the code that is installed there. Run it as `npm run corpus`, which installs it.
import process from 'node:process';
import createJITI from 'jiti';

// In production, class names lack what development adds; both sides have to agree.
process.env.NODE_ENV = 'development';
// Node 20 runs no TypeScript; jiti is what Docusaurus loads this project's packages with.
const load = createJITI(import.meta.url, { interopDefault: true });
const { compareCorpus } = load('../src/parity/corpus/compareCorpus.ts');

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder where the corpus is installed.');
process.exit((await compareCorpus(folder)) ? 0 : 1);
