import http from 'node:http';
import { request } from './request.mjs';

/**
 * Sends many requests over a number of connections that stay open.
 *
 * @param {string} origin
 * @param {readonly string[]} paths - taken in turn; each has to answer with status 200
 * @param {{ requests: number, connections: number }} load
 * @returns {Promise<{ errors: string[], opened: number, perSecond: number }>} `opened` counts the
 *   connections
 */
export async function sendMany(origin, paths, { requests, connections }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let opened = 0;
  const { createConnection } = agent;
  agent.createConnection = (...args) => {
    opened += 1;
    return createConnection.apply(agent, args);
  };
  /** @type {string[]} */
  const errors = [];
  let next = 0;
  const start = performance.now();
  const work = async () => {
    while (next < requests) {
      const path = paths[next % paths.length] ?? '/';
      next += 1;
      try {
        const headers = { 'Accept-Encoding': 'gzip' };
        const { status, body } = await request(origin + path, { agent, headers });
        if (status !== 200 || body.length === 0) {
          errors.push(`${path}: status ${status}, ${body.length} bytes`);
        }
      } catch (error) {
        errors.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { errors, opened, perSecond: (requests * 1000) / (performance.now() - start) };
}
