import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Page, chromium, type Browser } from 'playwright-core';

export interface TestPageOptions {
  /** A package or an absolute path, or several; the page has their exports as `globalThis.subject`. */
  module: string | readonly string[];
  /** Further files to serve, by path: `{ '/parts/a.js': '…' }`. */
  files?: Readonly<Record<string, string>>;
  /** Content security policies, by further paths of the page. */
  policies?: Readonly<Record<string, string>>;
  /** The path of the page to open. @default '/' */
  path?: string;
}

/** A page with a module in a real browser. */
export interface TestPage {
  page: Page;
  origin: string;
  close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

/**
 * Serves a module and files over HTTP and opens them in a headless Chromium: that of the system, or the one
 * that `CHROMIUM_PATH` names.
 */
export async function openBundledPage({
  module,
  files = {},
  policies = {},
  path = '/',
}: TestPageOptions): Promise<TestPage> {
  const { outputFiles } = await build({
    stdin: {
      contents: [module]
        .flat()
        .map((one) => `export * from ${JSON.stringify(one)};`)
        .join('\n'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'subject',
    define: { 'process.env.NODE_ENV': '"development"', global: 'globalThis' },
  });
  const document =
    '<!doctype html><html lang="en"><title>Test</title><body><script src="/subject.js"></script></body></html>';
  const served: Record<string, string> = {
    ...files,
    '/': document,
    ...Object.fromEntries(Object.keys(policies).map((one) => [one, document])),
    '/subject.js': outputFiles[0]?.text ?? '',
  };
  const server = createServer(({ url = '' }, response) => {
    const body = served[url];
    const policy = policies[url];
    const type = TYPES[/\.(\w+)$/.exec(url)?.[1] ?? ''] ?? 'text/html';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      ...(policy !== undefined && { 'content-security-policy': policy }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const page = await (await (await getBrowser()).newContext()).newPage();
  await page.goto(origin + path);
  return {
    page,
    origin,
    close: async () => {
      await page.context().close();
      server.close();
    },
  };
}

let browser: Promise<Browser> | undefined;

/**
 * Returns the browser that `CHROMIUM_PATH` names, as in all tests, or else that of the system. Test files
 * share a process, so they share the browser, which ends with the process. Each test opens a context of its
 * own.
 */
export function getBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    // Set by Vitest's global setup (scripts/lib/findBrowser.mjs).
    args: process.env['CHROMIUM_ARGUMENTS']?.split(' ') ?? [],
  });
  return browser;
}
