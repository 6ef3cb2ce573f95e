import http from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {http.IncomingHttpHeaders} headers
 * @property {Buffer} body - as sent, not decompressed
 */

/**
 * Sends a request, without following redirects.
 *
 * @param {string} url
 * @param {{ headers?: http.OutgoingHttpHeaders, agent?: http.Agent, method?: string }} [options]
 * @returns {Promise<Answer>}
 */
export function request(url, { headers = {}, agent, method = 'GET' } = {}) {
  return new Promise((resolve, reject) => {
    const { origin } = new URL(url);
    // Takes the path unparsed, because parsing would normalize what a test wants to send.
    const path = url.slice(origin.length) || '/';
    const { hostname, port } = new URL(origin);
    const asked = http.request({ hostname, port, path, method, headers, agent }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * Sends many requests over a number of persistent connections.
 *
 * @param {string} origin
 * @param {readonly string[]} paths - requested in turn; each must answer with status 200
 * @param {{ requests: number, connections: number }} load
 * @returns {Promise<{ errors: string[], opened: number, perSecond: number }>} `opened` is the number of connections
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
