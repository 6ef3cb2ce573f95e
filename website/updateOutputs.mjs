// npm run outputs: builds the site once, writing the outputs of all samples instead of comparing
// them with those committed, and without the bundler's cache, which would skip unchanged pages.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['docusaurus', 'build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, UPDATE_OUTPUTS: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
});
process.exit(status ?? 1);
