#!/usr/bin/env node
// node packages/engine/bin/compareCorpus.mjs <folder>: compares the engine with the published packages, on the code
// that is installed in the folder. `npm run corpus` installs the code and runs this script.
import process from 'node:process';
import createJITI from 'jiti';

// Class names are longer in development than in production, so both sides must use the same mode.
process.env.NODE_ENV = 'development';
// Node 20 does not run TypeScript. Docusaurus loads this project's packages with jiti as well.
const load = createJITI(import.meta.url, { interopDefault: true });
const { compareCorpus } = load('../src/parity/corpus/compareCorpus.ts');

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder where the corpus is installed.');
process.exit((await compareCorpus(folder)) ? 0 : 1);
