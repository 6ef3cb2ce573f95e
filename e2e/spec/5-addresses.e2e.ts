import http from 'node:http';
import { expect, test } from '@playwright/test';
import { SITE } from '../support/origins.ts';
import { watchConsole } from '../support/watchPage.ts';

/** Requests a path unchanged; a browser might correct it first. */
async function get(path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(SITE);
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.on('error', reject);
  });
}

// The UTF-8 of the first two is incomplete; the last has no digits.
for (const path of ['/%E0%A4%A', '/react/%E0%A4%A', '/%']) {
  test(`§5 addresses: the server answers ${path} with 400 and no stack trace`, async () => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body).toContain('Bad Request');
    expect(body).not.toMatch(/URIError|node_modules|\bat \S+ \(|\.m?js:\d/);
  });
}

test('§5 addresses: if a host answers such a path with the not-found page, the page works and logs a URI error', async ({
  page,
}) => {
  const body = await (await page.request.get('/no-such-page')).text();
  await page.route('**/%E0%A4%A', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  const log = watchConsole(page);
  const failure = page.waitForEvent('pageerror');
  await page.goto('/%E0%A4%A');
  expect((await failure).name).toBe('URIError');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.getByRole('link', { name: 'For React.js' }).click();
  await expect(page).toHaveURL(`${SITE}/react/install`);
  expect(log.uncaught).toHaveLength(1);
});
