// npm run dev: serves the site with live reload, on PORT or 3000.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { parsePort } from './lib/listen.mjs';
import { ROOT } from './lib/paths.mjs';
import { runCommand } from './lib/runCommand.mjs';

await ensureInstalled();
const port = parsePort(process.env.PORT) ?? 3000;
const website = path.join(ROOT, 'website');
const docusaurus = createRequire(path.join(website, 'package.json')).resolve(
  '@docusaurus/core/bin/docusaurus.mjs',
);
const args = [docusaurus, 'start', '--port', String(port), '--no-open'];
// Not run by npm, which takes half a second to start.
process.exit((await runCommand(process.execPath, args, { cwd: website })) ? 0 : 1);
