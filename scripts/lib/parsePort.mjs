/**
 * Reads a port from the environment.
 *
 * @param {string | undefined} text - the value of `PORT`
 * @returns {number | undefined} undefined where nothing is asked for; 0 means any free port
 * @throws {Error} if it is no port
 */
export function parsePort(text) {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`PORT is "${text}", which is no port: give a whole number from 0 to 65535.`);
  }
  return port;
}
