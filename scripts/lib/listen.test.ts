import http from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, parsePort } from './listen.mjs';

const servers: http.Server[] = [];

function createServer(): http.Server {
  const server = http.createServer();
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('listen', () => {
  it('takes any free port for 0, and says which', async () => {
    expect(await listen(createServer(), 0)).toBeGreaterThan(0);
  });

  it('takes the next free port where none is asked for', async () => {
    const first = await listen(createServer(), undefined);
    const second = await listen(createServer(), undefined);
    expect(first).toBeGreaterThanOrEqual(3000);
    expect(second).toBeGreaterThan(first);
  });

  it('refuses a port that was asked for and is taken', async () => {
    const port = await listen(createServer(), 0);
    await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is taken.`);
  });
});

describe('parsePort', () => {
  it('asks for nothing where nothing is given', () => {
    expect(parsePort(undefined)).toBeUndefined();
    expect(parsePort('')).toBeUndefined();
  });

  it('takes whole numbers up to the last port', () => {
    expect(parsePort('0')).toBe(0);
    expect(parsePort('65535')).toBe(65535);
  });

  it.each(['65536', '-1', '3.5', '1e3', '0x50', 'abc', ' '])('refuses "%s"', (text) => {
    expect(() => parsePort(text)).toThrow(
      `PORT is "${text}", which is no port: give a whole number from 0 to 65535.`,
    );
  });
});
