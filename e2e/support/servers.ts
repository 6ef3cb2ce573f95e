import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that a test starts. */
interface TestServer {
  port: number;
  /** Its address, without a trailing slash. */
  origin: string;
  /** Closes all connections, but keeps listening. */
  breakOff: () => void;
  close: () => void;
}

/** Starts a server on a free port. */
export async function startServer(answer: RequestListener): Promise<TestServer> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const breakOff = () => server.closeAllConnections();
  return {
    port,
    origin: `http://localhost:${port}`,
    breakOff,
    close: () => {
      server.close();
      breakOff();
    },
  };
}

/** Fetches what a host without any configuration would send: status, content type and content. */
async function fetchPlain(address: string | URL) {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: { 'Content-Type': type }, body };
}

/**
 * Serves a site below a path that it was not built for, as on a misconfigured host. Outside of the path there is
 * nothing.
 *
 * @param origin - where the site is served correctly
 * @param base - the path, with slashes at both ends
 */
export function serveBelow(origin: string, base: string): Promise<TestServer> {
  return startServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (!pathname.startsWith(base)) {
      response.writeHead(404).end('Not found');
      return;
    }
    void fetchPlain(new URL(pathname.slice(base.length), `${origin}/`)).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    );
  });
}

/** Headers of the connection and the encoding, which must not be copied. */
const HEADERS_TO_DROP = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

interface LoggedRequest {
  path: string;
  headers: IncomingHttpHeaders;
}

/** A host whose build can be replaced and which can be disconnected. */
export interface TurningHost {
  origin: string;
  /** Deploys the build that is served at another origin: files that only the old build had are gone. */
  turnTo: (source: string) => void;
  /** Closes every connection from now on, as if there were no network. */
  disconnect: () => void;
  connect: () => void;
  /** Returns the paths that were requested since the last call. */
  takeRequests: () => string[];
  /** Does the same, but includes the headers of each request. */
  takeHeaders: () => LoggedRequest[];
  close: () => void;
}

/** @param first - the origin that serves the first build */
export async function serveInTurn(first: string): Promise<TurningHost> {
  let source = first;
  let isConnected = true;
  let requests: LoggedRequest[] = [];
  const server = await startServer((request, response) => {
    if (!isConnected) {
      request.socket.destroy();
      return;
    }
    requests.push({ path: request.url ?? '/', headers: request.headers });
    fetch(new URL(request.url ?? '/', source), { redirect: 'manual' })
      .then(async (answer) => {
        const headers = [...answer.headers].filter(([name]) => !HEADERS_TO_DROP.includes(name));
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
      })
      .catch(() => request.socket.destroy());
  });
  const takeHeaders = () => {
    const taken = requests;
    requests = [];
    return taken;
  };
  return {
    origin: server.origin,
    turnTo: (next) => (source = next),
    disconnect: () => {
      isConnected = false;
      server.breakOff();
    },
    connect: () => (isConnected = true),
    takeRequests: () => takeHeaders().map(({ path }) => path),
    takeHeaders,
    close: server.close,
  };
}

/**
 * Serves a site, but pauses in the middle of the HTML of one page, as on a slow connection.
 *
 * @param origin - where the site is served
 * @param route - the page
 * @param stop - the text before which it pauses
 * @returns the server; `finish` sends the rest
 */
export async function servePaused(
  origin: string,
  route: string,
  stop: string,
): Promise<TestServer & { finish: () => void }> {
  let finish = () => {};
  const server = await startServer((request, response) => {
    const address = request.url ?? '/';
    void fetchPlain(origin + address).then(({ status, headers, body }) => {
      response.writeHead(status, headers);
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
