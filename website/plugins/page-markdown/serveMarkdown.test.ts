import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveMarkdown } from '.';

const serve = serveMarkdown((path, html) => {
  if (html === 'broken') throw new Error('no title');
  return path === '/install.md' ? `# ${html}` : undefined;
});
const server = http.createServer((request, response) => {
  serve(request, response, () => response.end('the next handler'));
});
let origin = '';

async function ask(path: string, html?: string): Promise<[number, string]> {
  const response = await fetch(`${origin}${path}`, {
    method: html === undefined ? 'GET' : 'POST',
    body: html ?? null,
  });
  return [response.status, await response.text()];
}

describe('serveMarkdown', () => {
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  });
  afterAll(() => server.close());

  it('asks the user to open the page first', async () => {
    expect(await ask('/install.md')).toEqual([404, 'Open the page first, then its Markdown.']);
  });

  it('serves the latest HTML that the page has sent', async () => {
    await ask('/install.md', 'Install');
    expect(await ask('/install.md', 'Setup')).toEqual([200, '# Setup']);
    expect(await ask('/install.md')).toEqual([200, '# Setup']);
  });

  it('reports why a page cannot be converted', async () => {
    expect(await ask('/install.md', 'broken')).toEqual([500, 'Error: no title']);
  });

  it('leaves other pages and files alone', async () => {
    expect(await ask('/other.md', 'Other')).toEqual([200, 'the next handler']);
    expect(await ask('/install')).toEqual([200, 'the next handler']);
  });
});
