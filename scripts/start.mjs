// npm start: installs what is missing, builds for production, serves the build.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { parsePort } from './lib/listen.mjs';
import { runCommand } from './lib/runCommand.mjs';
import { runScript } from './lib/runScript.mjs';

await runScript(async () => {
  // A wrong PORT is said now rather than after the build.
  parsePort(process.env.PORT);
  await ensureInstalled();
  console.log('Building the site …');
  if (!(await runCommand('npm', ['run', 'build']))) {
    throw new Error('The build failed; its messages are above. Nothing is served.');
  }
  await import('./serve.mjs');
});
