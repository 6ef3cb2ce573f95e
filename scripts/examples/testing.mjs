// docs/react/install.mdx
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** @param {import('../lib/examples/createExample.mjs').Example} example */
export async function check(example) {
  const { claims, directory, run, succeeds } = example;
  const file = path.join(directory, 'src/Button.tsx');
  const source = fs.readFileSync(file, 'utf8');
  claims.equals('the button is that of the page', source, readButton());
  await succeeds('the types are right', 'npm', 'run', 'types');
  await succeeds('the tests pass', 'npm', 'test');

  fs.writeFileSync(file, source.replace("color: '#e8edf4'", "color: '#ffffff'"));
  claims.equals('another color leaves the snapshot alone', (await run('npm', 'test')).ok, true);
  fs.writeFileSync(file, source.replace(', primary && classes.primary', ''));
  claims.equals('a style that is missing fails its test', (await run('npm', 'test')).ok, false);
  fs.writeFileSync(file, source);

  const config = path.join(directory, 'vitest.config.ts');
  const configured = fs.readFileSync(config, 'utf8');
  fs.writeFileSync(config, configured.replace(/ *snapshotSerializers.*\n/, ''));
  const { ok, output } = await run('npm', 'test');
  claims.equals('without the serializer, the snapshot has class names', ok, false);
  claims.contains('its difference shows a set of classes', output, /class="___/);
  fs.writeFileSync(config, configured);
}

/** The button that the page has its readers write, without comments for highlighting. */
function readButton() {
  const page = fs.readFileSync(path.join(ROOT, 'docs/react/install.mdx'), 'utf8');
  const [, code = ''] = /^```tsx title="src\/Button\.tsx".*\n([^]*?)^```$/m.exec(page) ?? [];
  return code.replaceAll(/^\/\/ highlight-.*\n/gm, '');
}
