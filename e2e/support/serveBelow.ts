import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a site below a path, as a host does whose operator has set another base path than the
 * site was built for. Outside of the path there is nothing.
 *
 * @param origin - where the site is served as it should be
 * @param base - the path, with slashes at both ends
 */
export async function serveBelow(
  origin: string,
  base: string,
): Promise<{ origin: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (!pathname.startsWith(base)) {
      response.writeHead(404).end('Not found');
      return;
    }
    void fetch(new URL(pathname.slice(base.length), `${origin}/`)).then(async (answer) => {
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('content-type') ?? 'text/plain',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
