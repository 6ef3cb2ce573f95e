import { once } from 'node:events';
import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { createWebDriver } from './createWebDriver.mjs';

/** How long the driver may take to listen: so many tries, with so many milliseconds between. */
const TRIES = 100;
const PAUSE = 100;

/**
 * Starts the MiniBrowser of WebKitGTK on a screen that nobody sees.
 *
 * @param {{ driver: string, browser: string, screen: string }} paths - of WebKitWebDriver, MiniBrowser and Xvfb
 * @returns {Promise<import('./Driver.ts').Driver>}
 */
export async function openWebKit({ driver, browser, screen }) {
  const display = await openScreen(screen);
  const port = await findPort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      // There is neither a graphics card nor, for root in a container, a way to nest its sandbox.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  try {
    await waitFor(`${server}/status`);
    const session = await createWebDriver(server, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    return {
      ...session,
      name: session.name.replace('MiniBrowser', 'WebKitGTK MiniBrowser'),
      async close() {
        await session.close().catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }

  function end() {
    child.kill();
    display.close();
  }
}

/**
 * @param {string} xvfb
 * @returns {Promise<{ name: string, close: () => void }>}
 */
async function openScreen(xvfb) {
  // It picks a free number itself and writes it to the fourth of its files.
  const child = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const pipe = /** @type {import('node:stream').Readable} */ (child.stdio[3]);
  const [number] = await Promise.race([
    once(pipe, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb did not start.');
    }),
  ]);
  return { name: `:${String(number).trim()}`, close: () => void child.kill() };
}

/** @returns {Promise<number>} a port that was free a moment ago */
async function findPort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

/** @param {string} url */
async function waitFor(url) {
  for (let tried = 0; tried < TRIES; tried++) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`Nothing answers at ${url}.`);
}
