import { parseArgs } from 'node:util';

/**
 * Parses the arguments of `npm run test:examples`.
 *
 * @param {string[]} args - names of examples, and `--changed`
 * @param {string[]} known - the names of all examples
 * @param {NodeJS.ProcessEnv} env - with `CI`, `--changed` is ignored
 * @returns {{ names: string[], changed: boolean }} the examples to run, and whether to skip those that have not
 *   changed since they passed
 * @throws {Error} if there is no such example or option
 */
export function parseArguments(args, known, env) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no example "${unknown}". There are: ${known.join(', ')}`);
  }
  return {
    names: positionals.length > 0 ? positionals : known,
    changed: values.changed && !isCI(env),
  };
}

/**
 * Whether this is a run of continuous integration.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function isCI(env) {
  return env.CI === 'true' || env.CI === '1';
}
