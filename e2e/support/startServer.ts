import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test. */
export interface TestServer {
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
