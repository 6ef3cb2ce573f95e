// npm run dev: the site with live reload, on PORT or 3000.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { parsePort } from './lib/listen.mjs';
import { runCommand } from './lib/runCommand.mjs';

await ensureInstalled();
const port = parsePort(process.env.PORT) ?? 3000;
const args = [
  'run',
  'dev',
  '--workspace',
  '@griffel-site/website',
  '--',
  '--port',
  String(port),
  '--no-open',
];
process.exit((await runCommand('npm', args)) ? 0 : 1);
