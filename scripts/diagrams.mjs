// npm run diagrams: draws the mermaid fences of the docs that have changed. --all draws every one, for example after
// a change of mermaidConfig.ts.
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { ROOT } from './lib/paths.mjs';
import { runScript } from './lib/runScript.mjs';

await ensureInstalled();
const { default: createJITI } = await import('jiti');
const { BROWSER_ARGUMENTS, findBrowser } = await import('./lib/findBrowser.mjs');

// Node 20 cannot run TypeScript. Docusaurus also loads the packages with jiti.
const load = createJITI(import.meta.url);

await runScript(async () => {
  const { renderDiagrams } = load('../packages/samples/src/diagrams/renderDiagrams.ts');
  const done = await renderDiagrams({
    docs: path.join(ROOT, 'docs'),
    directory: path.join(ROOT, 'website/static/diagrams'),
    all: process.argv.includes('--all'),
    findBrowser: async () => ({
      executablePath: (await findBrowser()).path,
      args: BROWSER_ARGUMENTS,
    }),
  });
  console.log(done.join('\n'));
  return true;
});
