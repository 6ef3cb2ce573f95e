// npm start: installs what is missing, builds for production, serves the build.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { parsePort } from './lib/listen.mjs';
import { runCommand } from './lib/runCommand.mjs';

try {
  // A wrong PORT is said now rather than after the build.
  parsePort(process.env.PORT);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await ensureInstalled();
console.log('Building the site …');
if (!(await runCommand('npm', ['run', 'build']))) {
  console.error('The build failed; its messages are above. Nothing is served.');
  process.exit(1);
}
await import('./serve.mjs');
