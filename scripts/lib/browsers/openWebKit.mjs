import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { findPort } from '../listen.mjs';
import { answers, poll } from '../poll.mjs';

/** Milliseconds to wait until the driver listens. */
const PATIENCE = 10_000;

/**
 * Starts the MiniBrowser of WebKitGTK on a virtual screen.
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
      // A container has no graphics card, and root cannot nest WebKit's sandbox in it.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  try {
    const status = `${server}/status`;
    const isThere = await poll(() => answers(status), Boolean, PATIENCE);
    if (!isThere) throw new Error(`Nothing answers at ${status}.`);
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
  // Xvfb picks a free display number and writes it to file descriptor 3.
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const child = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = /** @type {import('node:stream').Readable} */ (child.stdio[3]);
  const [number] = await Promise.race([
    once(pipe, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb did not start.');
    }),
  ]);
  return { name: `:${String(number).trim()}`, close: () => void child.kill() };
}

/** The key of an element reference in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Milliseconds that a script in the page and the loading of a page may take. */
const TIMEOUTS = { script: 20_000, pageLoad: 60_000 };

/**
 * Starts a session over WebDriver, the protocol that all browsers support: JSON over HTTP.
 *
 * @param {string} server - the address of the driver's process
 * @param {Record<string, unknown>} capabilities - that the browser must have
 * @returns {Promise<import('./Driver.ts').Driver>}
 */
async function createWebDriver(server, capabilities) {
  const opened = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${String(opened.sessionId)}`;
  await send('POST', `${session}/timeouts`, TIMEOUTS);

  /** @param {string} body */
  const read = (body) => send('POST', `${session}/execute/sync`, { script: body, args: [] });
  /** @param {unknown} id - of a frame's element; null for the page itself */
  const enter = (id) => send('POST', `${session}/frame`, { id });

  return {
    name: `${String(opened.capabilities.browserName)} ${String(opened.capabilities.browserVersion)}`,
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    read,
    async readFrame(title, body) {
      await enter(null);
      try {
        await enter(await find(`iframe[title=${JSON.stringify(title)}]`));
        while ((await read('return document.querySelectorAll("iframe").length')) === 1) {
          const inner = await find('iframe').catch(() => undefined);
          if (!inner) break;
          await enter(inner);
        }
        return await read(body);
      } finally {
        await enter(null);
      }
    },
    async close() {
      await send('DELETE', session);
    },
  };

  /** @param {string} selector */
  async function find(selector) {
    const using = 'css selector';
    const element = await send('POST', `${session}/element`, { using, value: selector });
    return { [ELEMENT]: element[ELEMENT] };
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>} the value in the response
   */
  async function send(method, path, body) {
    const response = await fetch(server + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${String(value?.error)}: ${String(value?.message)}`);
    }
    return value;
  }
}
