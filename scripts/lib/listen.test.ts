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
  it('uses any free port for 0, and returns it', async () => {
    expect(await listen(createServer(), 0)).toBeGreaterThan(0);
  });

  it('uses the next free port if none is requested', async () => {
    const first = await listen(createServer(), undefined);
    const second = await listen(createServer(), undefined);
    expect(first).toBeGreaterThanOrEqual(3000);
    expect(second).toBeGreaterThan(first);
  });

  it('fails if the requested port is taken', async () => {
    const port = await listen(createServer(), 0);
    await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is taken.`);
  });
});

describe('parsePort', () => {
  it('returns undefined without a value', () => {
    expect(parsePort(undefined)).toBeUndefined();
    expect(parsePort('')).toBeUndefined();
  });

  it('accepts whole numbers up to the last port', () => {
    expect(parsePort('0')).toBe(0);
    expect(parsePort('65535')).toBe(65535);
  });

  it.each(['65536', '-1', '3.5', '1e3', '0x50', 'abc', ' '])('refuses "%s"', (text) => {
    expect(() => parsePort(text)).toThrow(
      `PORT is "${text}", but must be a whole number from 0 to 65535.`,
    );
  });
});
