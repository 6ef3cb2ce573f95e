import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test. */
interface TestServer {
  port: number;
  /** Its address, without a slash at the end. */
  origin: string;
  /** Breaks off all connections; it goes on listening. */
  breakOff: () => void;
  close: () => void;
}

/** Starts a server at a free port. */
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

/** Fetches what a host without settings passes on: the status, the type, the content. */
async function fetchPlain(address: string | URL) {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: { 'Content-Type': type }, body };
}

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
    void fetchPlain(new URL(pathname.slice(base.length), `${origin}/`)).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    );
  });
}

/** Headers that are about the way, not about the content. */
const LEFT = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
}

/** A host at one address that serves one build, then another, then none. */
export interface TurningHost {
  origin: string;
  /** Deploys another build: what only the former had is gone. */
  turnTo: (source: string) => void;
  /** Breaks off every connection from now on, as where there is no network. */
  disconnect: () => void;
  connect: () => void;
  /** Paths asked for since the last call. */
  takeRequests: () => string[];
  /** The same, with what the browser said of each. */
  takeHeaders: () => Asked[];
  close: () => void;
}

/** @param first - where the build is served that is deployed first */
export async function serveInTurn(first: string): Promise<TurningHost> {
  let source = first;
  let isConnected = true;
  let requests: Asked[] = [];
  const server = await startServer((request, response) => {
    if (!isConnected) {
      request.socket.destroy();
      return;
    }
    requests.push({ path: request.url ?? '/', headers: request.headers });
    fetch(new URL(request.url ?? '/', source), { redirect: 'manual' })
      .then(async (answer) => {
        const headers = [...answer.headers].filter(([name]) => !LEFT.includes(name));
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
