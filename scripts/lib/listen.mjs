import { createServer } from 'node:net';

/** The port that is tried first where none is asked for, and how many after it. */
const FIRST_PORT = 3000;
const ATTEMPTS = 100;

/**
 * Makes a server listen.
 *
 * @param {import('node:net').Server} server
 * @param {number | undefined} asked - the port to use; without one, the first free from 3000 on
 * @returns {Promise<number>} the port in use
 * @throws {Error} if the port asked for, or each of the hundred tried, is taken
 */
export async function listen(server, asked) {
  const candidates =
    asked === undefined ? Array.from({ length: ATTEMPTS }, (_, i) => FIRST_PORT + i) : [asked];
  for (const port of candidates) {
    const error = await tryPort(server, port);
    if (error === undefined) {
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    }
    if (error.code !== 'EADDRINUSE') throw error;
  }
  throw new Error(
    asked === undefined
      ? `The ports ${FIRST_PORT} to ${FIRST_PORT + ATTEMPTS - 1} are all taken. Name a free one: PORT=8080 npm start`
      : `Port ${asked} is taken. End the program that uses it, or name another: PORT=8080 npm start`,
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

/** Asks the system for a port, for a program that does not choose one itself: it was free a moment ago. */
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
