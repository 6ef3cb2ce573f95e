import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';

/** Ports that record what they receive. */
export interface Listeners {
  /** Host and port of the TCP server. */
  tcp: string;
  /** Address for WebRTC. */
  stun: string;
  /** The first line of everything that was received. */
  heard: string[];
  /** The number of connections over which nothing was sent. */
  silent(): number;
  close(): void;
}

/** Listens on the loopback interface for any TCP data and any datagram. */
export async function listen(): Promise<Listeners> {
  const heard: string[] = [];
  let connections = 0;
  let speaking = 0;
  const tcp = createServer((socket) => {
    connections++;
    socket.once('data', (bytes) => {
      speaking++;
      heard.push(`tcp: ${bytes.toString('latin1').split('\r\n', 1)[0] ?? ''}`);
      socket.end('HTTP/1.1 204 No Content\r\nAccess-Control-Allow-Origin: *\r\n\r\n');
    });
    socket.on('error', () => undefined);
  });
  const udp = createSocket('udp4', (bytes) => heard.push(`udp: ${String(bytes.length)} bytes`));
  await Promise.all([
    new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve)),
    new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve)),
  ]);
  return {
    tcp: `127.0.0.1:${String((tcp.address() as AddressInfo).port)}`,
    stun: `stun:127.0.0.1:${String(udp.address().port)}`,
    heard,
    silent: () => connections - speaking,
    close() {
      tcp.close();
      udp.close();
    },
  };
}
