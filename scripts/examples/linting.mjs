// docs/react/install.mdx
import fs from 'node:fs';
import path from 'node:path';
import { readTables } from '../lib/examples/readTables.mjs';

/** A file that breaks each rule. */
const FAULTS = `import { makeStyles, shorthands } from '@griffel/react';

const styles = makeStyles({
  color: { borderColor: 'red' },
  before: { ':before': { content: "'x'" } },
  padding: { ...shorthands.padding('4px 8px') },
});

export const Faults = () => <p className={styles().color} />;
`;

const INSTALL = ['npm', 'install', '--ignore-scripts', '--prefer-offline', '--no-audit'];

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check({ claims, directory, run, succeeds }) {
  await succeeds('the linter reports nothing', 'npm', 'run', 'lint');

  const config = path.join(directory, 'eslint.config.js');
  const source = fs.readFileSync(config, 'utf8');
  fs.writeFileSync(config, source.replace('rules: {', "$& '@griffel/styles-file': 'error',"));
  for (const file of ['faults.jsx', 'faults.tsx']) {
    fs.writeFileSync(path.join(directory, 'src', file), FAULTS);
  }
  const expected = readTable();
  /** @param {number} version */
  const checkRules = async (version) => {
    const report = path.join(directory, 'report.json');
    await run('npx', '--no-install', 'eslint', '--format', 'json', '--output-file', report, 'src');
    const [, jsx, tsx] = readMessages(fs.readFileSync(report, 'utf8'));
    claims.equals(`in ESLint ${version}, each rule reports its message`, jsx, expected);
    claims.equals(`in ESLint ${version}, also in TypeScript`, tsx, expected);
  };
  await checkRules(8);

  for (const version of [9, 10]) {
    const folder = path.join(directory, `with-eslint-${version}`);
    fs.mkdirSync(folder);
    fs.writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ devDependencies: { eslint: `^${version}.0.0` } }),
    );
    const add = ['--package-lock-only', '--prefix', folder, '@griffel/eslint-plugin'];
    const { output } = await run(...INSTALL, ...add);
    claims.contains(
      `npm refuses to install the plugin with ESLint ${version}`,
      output,
      'npm error ERESOLVE',
    );
    const force = ['--legacy-peer-deps', `eslint@${version}`];
    await succeeds(`with --legacy-peer-deps, npm installs ESLint ${version}`, ...INSTALL, ...force);
    if (version === 9) await checkRules(9);
  }
  const { ok, output } = await run('npx', '--no-install', 'eslint', 'src');
  claims.equals('ESLint 10 fails', ok, false);
  claims.contains('because the plugin cannot be loaded', output, /^TypeError: Class extends/m);
}

/** Reads the messages in the page's table of rules, by rule. */
function readTable() {
  const rows = readTables('docs/react/install.mdx').find(([head]) => head?.[0] === 'Rule') ?? [];
  return Object.fromEntries(
    rows
      .slice(1)
      .map(([rule = '', message = '']) => [
        rule.slice(1, -1),
        /^(`+) ?(.*?) ?\1/.exec(message)?.[2],
      ]),
  );
}

/**
 * Reads the messages in a report of ESLint, by file and rule.
 *
 * @param {string} report - as JSON
 * @returns {Record<string, string>[]}
 */
function readMessages(report) {
  /** @type {{ messages: { ruleId: string, message: string }[] }[]} */
  const files = JSON.parse(report);
  return files.map(({ messages }) =>
    Object.fromEntries(
      messages.map(({ ruleId, message }) => [ruleId.replace('@griffel/', ''), message]),
    ),
  );
}
