import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../paths.mjs';

const SANDBOX = path.join(ROOT, 'packages/playground/src/sandbox');

/** Milliseconds between an attempt's log entry and its code. */
const DELAY = 100;

/** Milliseconds that an attempt has to reach a server. */
const PAUSE = 500;

/** Milliseconds to wait until code runs. */
const PATIENCE = 20_000;

/**
 * Runs every attempt from the sandbox's own tests to escape from it, and claims that none reaches a server or
 * navigates the page.
 *
 * @param {import('./openPlayground.mjs').PlaygroundPage} page
 * @param {import('../examples/createClaims.mjs').Claims} claims
 */
export async function checkEscapes(page, claims) {
  const { ESCAPES, listen } = await loadAttempts();
  const listeners = await listen();
  try {
    await page.load('#first-style');
    const place = await page.readPlace();
    for (const [name, attempt] of Object.entries(ESCAPES)) {
      const before = listeners.heard.length;
      const code = address(attempt, name, listeners);
      // A whole file is run as it is, so it logs nothing when it starts.
      const isFile = /^export /m.test(code);
      const said = `Attempted: ${name}`;
      await page.run(isFile ? code : wrap(code, said));
      const { console } = await page.waitFor(
        (state) => isFile || state.console.includes(said),
        PATIENCE,
      );
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      claims.equals(
        `escape ${name} reaches nothing`,
        {
          ran: isFile || console.includes(said),
          heard: listeners.heard.slice(before),
          place: await page.readPlace(),
        },
        { ran: true, heard: [], place },
      );
    }
    await page.run('export default () => <p>After all escapes</p>;');
    const text = 'After all escapes';
    const found = await page.readPreview((shown) => shown.includes(text), PATIENCE);
    claims.contains('after all escapes code runs', found, text);

    // The response has no content, so browsers stay on the page.
    await page.leave(`http://${listeners.tcp}/control`).catch(() => undefined);
    claims.contains('the listeners notice a request', listeners.heard.join(), '/control');
  } finally {
    listeners.close();
  }
}

/**
 * Bundles and imports the attempts, which are TypeScript and part of the playground.
 *
 * @returns {Promise<{
 *   ESCAPES: Record<string, string>,
 *   listen: () => Promise<{ tcp: string, stun: string, heard: string[], close: () => void }>,
 * }>}
 */
async function loadAttempts() {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './__fixtures__/escapes.ts'; export * from './testing/listen.ts';",
      resolveDir: SANDBOX,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * @param {string} attempt
 * @param {string} name - becomes the path of the address, so that a request shows which attempt sent it
 * @param {{ tcp: string, stun: string }} listeners
 */
function address(attempt, name, { tcp, stun }) {
  const http = `http://${tcp}/${name}`;
  const fresh = `<script>try{new RTCPeerConnection({iceServers:[{urls:\\'${stun}\\'}]}).createDataChannel(1)}catch{};fetch(\\'${http}\\');new Image().src=\\'${http}\\';location=\\'${http}\\'<\\/script>`;
  // Whole words only, because RTCPeerConnection contains one of them.
  return attempt
    .replace(/\bFRESH\b/g, fresh.replaceAll('"', '&quot;'))
    .replace(/\bHTTP\b/g, http)
    .replace(/\bSTUN\b/g, stun)
    .replace(/\bTCP\b/g, tcp);
}

/**
 * @param {string} code - statements
 * @param {string} said - is logged before they run
 */
function wrap(code, said) {
  return `import { useEffect } from 'react';
export default function App() {
  useEffect(() => {
    console.log('${said}');
    // Code that leaves the frame would lose a message that was just logged.
    setTimeout(() => { ${code} }, ${DELAY});
  }, []);
  return <p>x</p>;
}`;
}
