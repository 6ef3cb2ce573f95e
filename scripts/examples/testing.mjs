// docs/react/install.mdx
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  const { claims, directory, run, succeeds } = example;
  const file = path.join(directory, 'src/Button.tsx');
  const source = fs.readFileSync(file, 'utf8');
  claims.equals('the button is the one on the page', source, readButton());
  await succeeds('the types are correct', 'npm', 'run', 'types');
  await succeeds('the tests pass', 'npm', 'test');

  fs.writeFileSync(file, source.replace("color: '#e8edf4'", "color: '#ffffff'"));
  claims.equals('another color does not change the snapshot', (await run('npm', 'test')).ok, true);
  fs.writeFileSync(file, source.replace(', primary && classes.primary', ''));
  claims.equals('a missing style fails its test', (await run('npm', 'test')).ok, false);
  fs.writeFileSync(file, source);

  const config = path.join(directory, 'vitest.config.ts');
  const configured = fs.readFileSync(config, 'utf8');
  fs.writeFileSync(config, configured.replace(/ *snapshotSerializers.*\n/, ''));
  const { ok, output } = await run('npm', 'test');
  claims.equals('without the serializer, the snapshot fails', ok, false);
  claims.contains('because it contains class names', output, /class="___/);
  fs.writeFileSync(config, configured);
}

/** Reads the button that the page tells readers to write, without comments for highlighting. */
function readButton() {
  const page = fs.readFileSync(path.join(ROOT, 'docs/react/install.mdx'), 'utf8');
  const [, code = ''] = /^```tsx title="src\/Button\.tsx".*\n([^]*?)^```$/m.exec(page) ?? [];
  return code.replaceAll(/^\/\/ highlight-.*\n/gm, '');
}
