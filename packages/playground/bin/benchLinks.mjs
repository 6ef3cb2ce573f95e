// node packages/playground/bin/benchLinks.mjs: measures how long a browser takes to read links, valid and
// invalid. Prints the median and the maximum of several readings in milliseconds, and the message for the
// user. The page must not be blocked meanwhile, so the longest pause of its messages is printed, too.
import { deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

const READINGS = 15;

/** @param {string | Buffer} json */
const link = (json) => `#v1.${deflateRawSync(json, { level: 9 }).toString('base64url')}`;

/** @param {number} size - of the one file, in characters */
const bomb = (size) =>
  Buffer.concat([
    Buffer.from('{"files":{"a.ts":"'),
    Buffer.alloc(size, 'x'),
    Buffer.from('"},"active":"a.ts"}'),
  ]);

const lines = Array.from({ length: 100 }, (_, i) => `  slot${i}: { color: 'rgb(${i}, 2, 3)' },`);
const good = link(JSON.stringify({ files: { 'a.ts': lines.join('\n') }, active: 'a.ts' }));

/** Letters for lz-string's reader, each of whose phrases is one longer than the one before. */
function createLegacyBomb() {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';
  /** @type {number[]} */
  const bits = [];
  /** @param {number} value @param {number} width */
  const write = (value, width) => {
    for (let bit = 0; bit < width; bit++) bits.push((value >> bit) & 1);
  };
  write(0, 2);
  write('x'.charCodeAt(0), 8);
  for (let code = 4; bits.length < 8000 * 6 - 20; code++) write(code, 32 - Math.clz32(code));
  let text = '';
  for (let at = 0; at + 6 <= bits.length; at += 6) {
    text += letters[parseInt(bits.slice(at, at + 6).join(''), 2)];
  }
  return `?code=${encodeURIComponent(text)}`;
}

/** @type {Record<string, string>} */
const LINKS = {
  'a good link of 100 lines': good,
  'a cut link': good.slice(0, -20),
  'a changed link': good.replace(/^(.{100})./, '$1_'),
  'no base64url': '#v1.%%%%',
  'a bomb of 20 MB': link(bomb(20_000_000)),
  'a bomb of 1 GB, cut to what is read': link(bomb(1_000_000_000)).slice(0, 32_000),
  'a bomb of 1 GB': link(bomb(1_000_000_000)),
  'a link of 2 million characters': `#v1.${'A'.repeat(2_000_000)}`,
  'deep JSON, 200 KB': link('['.repeat(199_000)),
  'deep values, 200 KB': link(`${'['.repeat(99_000)}${']'.repeat(99_000)}`),
  '20,000 files': link(
    JSON.stringify({
      files: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`${i}`, ''])),
    }),
  ),
  'a long name': link(JSON.stringify({ files: { [`${'a.'.repeat(90_000)}ts`]: '' } })),
  'hostile names': link('{"files":{"__proto__":"","constructor":"","../x":""},"active":"../x"}'),
  'the earlier site: a bomb of 8 million characters': createLegacyBomb(),
  'the earlier site: damaged': `?code=${'gA'.repeat(3999)}`,
  'the earlier site: 2 million characters': `?code=${'A'.repeat(2_000_000)}`,
};

const { outputFiles } = await build({
  stdin: {
    contents: "export * from './readShareLink.ts'; export * from './readLegacyLink.ts';",
    resolveDir: new URL('../src/share/', import.meta.url).pathname,
  },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'subject',
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  console.log(`Chromium ${browser.version()}; milliseconds\n`);
  console.log('median  worst  pause  link');
  for (const [name, address] of Object.entries(LINKS)) {
    const { times, pause, answer } = await page.evaluate(measure, { address, times: READINGS });
    times.sort((a, b) => a - b);
    const columns = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0, pause];
    console.log(`${columns.map((ms) => ms.toFixed(1).padStart(6)).join(' ')}  ${name}: ${answer}`);
  }
} finally {
  await browser.close();
}

/**
 * Runs in the page.
 *
 * @param {{ address: string, times: number }} input
 */
async function measure({ address, times: count }) {
  // @ts-expect-error: the bundle above.
  const { readShareLink, readLegacyLink } = globalThis.subject;
  const read = address.startsWith('?') ? readLegacyLink : readShareLink;
  let pause = 0;
  let last = performance.now();
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    const now = performance.now();
    pause = Math.max(pause, now - last);
    last = now;
    channel.port2.postMessage(0);
  };
  channel.port2.postMessage(0);
  const times = [];
  let answer = 'opens';
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    try {
      await read(address);
    } catch (error) {
      answer = error instanceof Error ? error.message : String(error);
    }
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  channel.port1.close();
  return { times, pause, answer };
}
