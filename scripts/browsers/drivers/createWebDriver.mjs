/** What WebDriver calls a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Milliseconds for a script in the page, and for a page to load. */
const TIMEOUTS = { script: 20_000, pageLoad: 60_000 };

/**
 * Begins a session over WebDriver, the protocol that all browsers have: HTTP and JSON.
 *
 * @param {string} server - address of the driver's process
 * @param {Record<string, unknown>} capabilities - asked of the browser
 * @returns {Promise<import('./Driver.ts').Driver>}
 */
export async function createWebDriver(server, capabilities) {
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
   * @returns {Promise<any>} the value of the answer
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
