import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../lib/paths.mjs';

const SANDBOX = path.join(ROOT, 'packages/playground/src/sandbox');

/** Milliseconds between what an attempt says and what it does. */
const DELAY = 100;

/** Milliseconds that it has to reach something. */
const PAUSE = 500;

/** Milliseconds until code runs. */
const PATIENCE = 20_000;

/**
 * Runs every attempt to get out of the sandbox that its own tests know, and claims that nothing was
 * reached and that the page is where it was.
 *
 * @param {import('./openPlayground.mjs').PlaygroundPage} page
 * @param {import('../lib/examples/createClaims.mjs').Claims} claims
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
      // A file of its own cannot say when it runs.
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

    // Its answer has no content, so browsers stay where they are.
    await page.leave(`http://${listeners.tcp}/control`).catch(() => undefined);
    claims.contains('what does reach out is heard', listeners.heard.join(), '/control');
  } finally {
    listeners.close();
  }
}

/**
 * The attempts are TypeScript, and a part of the playground, which scripts know by path alone.
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
 * @param {string} name - becomes the path of the address, so that what is heard says whose it was
 * @param {{ tcp: string, stun: string }} listeners
 */
function address(attempt, name, { tcp, stun }) {
  const http = `http://${tcp}/${name}`;
  const fresh = `<script>try{new RTCPeerConnection({iceServers:[{urls:\\'${stun}\\'}]}).createDataChannel(1)}catch{};fetch(\\'${http}\\');new Image().src=\\'${http}\\';location=\\'${http}\\'<\\/script>`;
  // As words: TCP is a part of RTCPeerConnection, too.
  return attempt
    .replace(/\bFRESH\b/g, fresh.replaceAll('"', '&quot;'))
    .replace(/\bHTTP\b/g, http)
    .replace(/\bSTUN\b/g, stun)
    .replace(/\bTCP\b/g, tcp);
}

/**
 * @param {string} code - statements
 * @param {string} said - logged before they run
 */
function wrap(code, said) {
  return `import { useEffect } from 'react';
export default function App() {
  useEffect(() => {
    console.log('${said}');
    // What leaves the frame takes its last messages with it.
    setTimeout(() => { ${code} }, ${DELAY});
  }, []);
  return <p>x</p>;
}`;
}
