import { createServer } from 'node:net';

/** The first port to try if none is requested, and how many ports to try. */
const FIRST_PORT = 3000;
const ATTEMPTS = 100;

/**
 * Makes a server listen.
 *
 * @param {import('node:net').Server} server
 * @param {number | undefined} requested - the port to use; by default, the first free one from 3000 on
 * @returns {Promise<number>} the port in use
 * @throws {Error} if the requested port, or each of the hundred that were tried, is taken
 */
export async function listen(server, requested) {
  const candidates =
    requested === undefined
      ? Array.from({ length: ATTEMPTS }, (_, i) => FIRST_PORT + i)
      : [requested];
  for (const port of candidates) {
    const error = await tryPort(server, port);
    if (error === undefined) {
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    }
    if (error.code !== 'EADDRINUSE') throw error;
  }
  throw new Error(
    requested === undefined
      ? `The ports ${FIRST_PORT} to ${FIRST_PORT + ATTEMPTS - 1} are all taken. Name a free one: PORT=8080 npm start`
      : `Port ${requested} is taken. End the program that uses it, or name another: PORT=8080 npm start`,
  );
}

/**
 * @param {import('node:net').Server} server
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | undefined>} why it could not listen
 */
function tryPort(server, port) {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });
}

/** Asks the system for a free port, for a program that cannot choose one itself. It may be taken a moment later. */
export async function findPort() {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Reads a port from the environment.
 *
 * @param {string | undefined} text - the value of `PORT`
 * @returns {number | undefined} undefined if it is not set; 0 means any free port
 * @throws {Error} if it is not a port
 */
export function parsePort(text) {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`PORT is "${text}", but must be a whole number from 0 to 65535.`);
  }
  return port;
}
