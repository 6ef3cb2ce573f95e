import { startServer, type TestServer } from './startServer.ts';

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
): Promise<TestServer & { finish: () => void }> {
  let finish = () => {};
  const server = await startServer((request, response) => {
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
  return { ...server, finish: () => finish() };
}
