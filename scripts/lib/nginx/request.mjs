import http from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {http.IncomingHttpHeaders} headers
 * @property {Buffer} body - as it came, not unpacked
 */

/**
 * Asks for an address and follows nothing.
 *
 * @param {string} url
 * @param {{ headers?: http.OutgoingHttpHeaders, agent?: http.Agent, method?: string }} [options]
 * @returns {Promise<Answer>}
 */
export function request(url, { headers = {}, agent, method = 'GET' } = {}) {
  return new Promise((resolve, reject) => {
    const { origin } = new URL(url);
    // The path as it is written: parsing would tidy what a test wants to send.
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
