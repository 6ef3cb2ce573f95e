/**
 * @typedef {object} Arguments
 * @property {string[]} names - of the examples to run
 * @property {boolean} changed - to leave out those that passed as they are now
 */

/**
 * Reads the arguments of `npm run test:examples`.
 *
 * @param {string[]} args - names of examples, and `--changed`
 * @param {string[]} known - the names of all examples
 * @param {NodeJS.ProcessEnv} env - where `CI` is set, `--changed` counts for nothing
 * @returns {Arguments}
 * @throws {Error} if a name or an option is not known
 */
export function parseArguments(args, known, env) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-'));
  for (const option of options) {
    if (option !== '--changed') {
      throw new Error(`"${option}" is no option; there is one: --changed`);
    }
  }
  for (const name of names) {
    if (!known.includes(name)) {
      throw new Error(`There is no example "${name}". There are: ${known.join(', ')}`);
    }
  }
  return {
    names: names.length > 0 ? names : known,
    changed: options.includes('--changed') && !isCI(env),
  };
}

/**
 * Says whether this is a run of continuous integration.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean}
 */
export function isCI(env) {
  return env.CI === 'true' || env.CI === '1';
}
