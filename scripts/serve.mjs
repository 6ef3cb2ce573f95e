// npm run serve [folder]: serves an existing build, compressed.
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { listen, parsePort } from './lib/listen.mjs';
import { BUILD, requireBuild } from './lib/paths.mjs';
import { runScript } from './lib/runScript.mjs';

await ensureInstalled();
const { createSiteServer } = await import('./lib/createSiteServer.mjs');

const directory = path.resolve(process.argv[2] ?? BUILD);
await runScript(async () => {
  requireBuild(directory);
  const port = await listen(
    createSiteServer(directory, { isCompressed: true }),
    parsePort(process.env.PORT),
  );
  console.log(`\nThe site is at http://localhost:${port}/ (Ctrl+C stops it)`);
});
