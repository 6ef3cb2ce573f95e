import type { IncomingHttpHeaders } from 'node:http';
import { startServer } from './startServer.ts';

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
