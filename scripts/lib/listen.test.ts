import http from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.mjs';

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
