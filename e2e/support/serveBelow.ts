import { startServer, type TestServer } from './startServer.ts';

/**
 * Serves a site below a path, as a host does whose operator has set another base path than the
 * site was built for. Outside of the path there is nothing.
 *
 * @param origin - where the site is served as it should be
 * @param base - the path, with slashes at both ends
 */
export function serveBelow(origin: string, base: string): Promise<TestServer> {
  return startServer((request, response) => {
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
}
