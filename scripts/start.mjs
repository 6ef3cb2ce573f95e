// npm start: installs missing packages, builds for production, and serves the build.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { parsePort } from './lib/listen.mjs';
import { runCommand } from './lib/runCommand.mjs';
import { runScript } from './lib/runScript.mjs';

await runScript(async () => {
  // Reports a wrong PORT now rather than after the build.
  parsePort(process.env.PORT);
  await ensureInstalled();
  console.log('Building the site …');
  if (!(await runCommand('npm', ['run', 'build']))) {
    throw new Error('The build failed; its messages are above. Nothing is served.');
  }
  await import('./serve.mjs');
});
