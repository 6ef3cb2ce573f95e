import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a site whose HTML of one page stops in the middle, as on a slow line.
 *
 * @param origin - where the site is served
 * @param route - the page
 * @param stop - the text before which it stops
 * @returns `finish` sends the rest
 */
export async function servePaused(
  origin: string,
  route: string,
  stop: string,
): Promise<{ origin: string; finish: () => void; close: () => void }> {
  let finish = () => {};
  const server = http.createServer((request, response) => {
    const address = request.url ?? '/';
    void fetch(origin + address).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? 'text/plain';
      response.writeHead(answer.status, { 'Content-Type': type });
      if (address !== route) {
        response.end(body);
        return;
      }
      const at = body.indexOf(stop);
      if (at < 0) throw new Error(`The HTML of ${route} has no "${stop}".`);
      response.write(body.subarray(0, at));
      finish = () => response.end(body.subarray(at));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    finish: () => finish(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
