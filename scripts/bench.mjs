// npm run bench: measures how fast the pages and the playground of the last build are, in the browser that the
// tests use. With --peers, it also measures the same content built with other generators. No result fails,
// because times depend on the machine and its load. See decisions/0041-measured-beside-others.md.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { listen } from './lib/listen.mjs';
import { BUILD, CACHE, requireBuild, ROOT } from './lib/paths.mjs';
import { runScript } from './lib/runScript.mjs';

await ensureInstalled();
const { chromium } = await import('@playwright/test');
const { createCompressedServer } = await import('./lib/bench/createCompressedServer.mjs');
const { createPeers, readContent } = await import('./lib/bench/createPeers.mjs');
const { findNextPage } = await import('./lib/bench/createPeerPages.mjs');
const { findNode, installBench, readVersion } = await import('./lib/bench/installBench.mjs');
const { measureLighthouse } = await import('./lib/bench/measureLighthouse.mjs');
const { measureNextPage, measureTasks, weighPage } = await import('./lib/bench/measurePage.mjs');
const { measurePlayground, printPlayground } = await import('./lib/bench/measurePlayground.mjs');
const { MAIN_MEASURES, MEASURE_IDS, printRoutes, summarize } =
  await import('./lib/bench/measures.mjs');
const { BROWSER_ARGUMENTS, findBrowser } = await import('./lib/findBrowser.mjs');

/** The marks in the README between which the tables go. */
const [START, END] = ['<!-- bench -->', '<!-- /bench -->'];

const ROUTES = '/,/react/api/make-styles,/react/guides/ssr-usage';

const OPTIONS = /** @type {const} */ ({
  peers: { type: 'boolean', default: false, does: 'also measures the other sites' },
  routes: { type: 'string', default: ROUTES, does: 'the routes to measure' },
  runs: { type: 'string', default: '5', does: 'how many times to measure the pages' },
  only: { type: 'string', does: 'measures only one half: pages or playground' },
  out: { type: 'string', default: path.join(CACHE, 'bench.json'), does: 'the JSON file to write' },
  readme: { type: 'boolean', default: false, does: 'writes the main measures into the README' },
  help: { type: 'boolean', default: false, does: 'prints this list' },
});

function readOptions() {
  let problem = '';
  try {
    const { values } = parseArgs({ options: OPTIONS });
    if (!values.help) return values;
  } catch (error) {
    problem = `${error instanceof Error ? error.message : String(error)}\n`;
  }
  const lines = Object.entries(OPTIONS).map(([name, { does }]) => `  --${name}  ${does}`);
  console.log(`${problem}npm run bench -- [options]\n${lines.join('\n')}`);
  process.exit(problem ? 1 : 0);
}

const options = readOptions();

/** @param {string} name @param {string} version @param {string} build */
async function serve(name, version, build) {
  console.log(`Compressing ${name} …`);
  const { server, fingerprint } = await createCompressedServer(build);
  return { name, version, fingerprint, origin: `https://localhost:${await listen(server, 0)}` };
}

/**
 * Measures all pages of all sites. In each run the sites take turns, so that changes in load affect all of them.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly Awaited<ReturnType<typeof serve>>[]} sites
 * @param {readonly string[]} routes
 * @param {(address: string) => ReturnType<typeof measureLighthouse>} lighthouse
 */
async function measurePages(browser, sites, routes, lighthouse) {
  const pages = readContent().pages.filter(({ id }) => id !== 'try-it-out');
  /** @type {Map<string, number[]>} */
  const readings = new Map();
  for (let run = 1; run <= Number(options.runs); run++) {
    for (const route of routes) {
      const next = findNextPage(pages, route);
      for (const { name, origin } of sites) {
        console.log(`run ${run}: ${route}, ${name}`);
        const address = origin + route;
        const { weight, nodes } = await weighPage(browser, address);
        const { longest, blocking } = await measureTasks(browser, address);
        const all = {
          ...weight,
          total: Object.values(weight).reduce((sum, bytes) => sum + bytes, 0),
          nodes,
          task: longest,
          tasks: blocking,
          next: await measureNextPage(browser, address, next),
          nextSlow: await measureNextPage(browser, address, next, { isSlow: true }),
          nextByHand: await measureNextPage(browser, address, next, { isByHand: true }),
          nextByHandSlow: await measureNextPage(browser, address, next, {
            isSlow: true,
            isByHand: true,
          }),
          ...(await lighthouse(address)),
        };
        for (const id of MEASURE_IDS) {
          const key = `${name} ${route} ${id}`;
          readings.set(key, [...(readings.get(key) ?? []), all[id]]);
        }
      }
    }
  }
  return sites.map(({ name, version }) => {
    const results = routes.map((route) => [
      route,
      Object.fromEntries(
        MEASURE_IDS.map((id) => [id, summarize(readings.get(`${name} ${route} ${id}`) ?? [])]),
      ),
    ]);
    return { name, version, routes: Object.fromEntries(results) };
  });
}

/** @param {string} text */
async function writeReadme(text) {
  const { format, resolveConfig } = await import('prettier');
  const file = path.join(ROOT, 'README.md');
  const [before, rest] = fs.readFileSync(file, 'utf8').split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`README.md has no ${START} … ${END}.`);
  const readme = `${before}${START}\n\n${text}\n\n${END}${after}`;
  fs.writeFileSync(file, await format(readme, { ...(await resolveConfig(file)), filepath: file }));
}

await runScript(async () => {
  requireBuild();
  const load = os.loadavg()[0] ?? NaN;
  const found = await findBrowser();
  const folder = await installBench(options.peers ? 'peers' : 'tools');
  const node = options.peers ? findNode(folder) : process.execPath;
  const peers = options.peers ? await createPeers(folder, readContent()) : [];
  const sites = [await serve('Ours', '', BUILD)];
  for (const { name, version, build } of peers) sites.push(await serve(name, version, build));
  const fingerprints = sites.map(({ fingerprint }) => fingerprint).join(',');
  const args = [...BROWSER_ARGUMENTS, `--ignore-certificate-errors-spki-list=${fingerprints}`];
  const browser = await chromium.launch({ executablePath: found.path, args });

  const [cpu] = os.cpus();
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    cpu: `${cpu?.model ?? 'unknown'}, ${os.cpus().length} cores`,
    system: `${os.platform()} ${os.release()}`,
    loadBefore: load,
    node: process.versions.node,
    browser: `Chromium ${found.version}`,
    lighthouse: `${readVersion(folder, 'lighthouse')} on Node ${execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim()}`,
    runs: Number(options.runs),
  };
  const lighthouse = (/** @type {string} */ address) =>
    measureLighthouse({ node, folder, browser: found.path, args, address });
  fs.mkdirSync(path.dirname(path.resolve(options.out)), { recursive: true });
  const save = (/** @type {object} */ results) =>
    fs.writeFileSync(options.out, `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
  const conditions = `Measured on ${machine.date}: ${machine.cpu}; load ${load.toFixed(1)} before; ${machine.browser}, Lighthouse ${machine.lighthouse}. Medians of ${machine.runs} with their spread.`;
  console.log(`\n${conditions}\n`);

  /** @type {Awaited<ReturnType<typeof measurePages>>} */
  let pages = [];
  if (options.only !== 'playground') {
    pages = await measurePages(browser, sites, options.routes.split(','), lighthouse);
    console.log(`\n${printRoutes(pages, MEASURE_IDS)}\n`);
    // Saved right away, because this took long and the next part may fail.
    save({ pages });
    if (options.readme) {
      await writeReadme(`${conditions}\n\n${printRoutes(pages, MAIN_MEASURES)}`);
    }
  }
  if (options.only !== 'pages') {
    const playground = await measurePlayground(browser, sites[0]?.origin ?? '');
    console.log(`\n${printPlayground(playground)}\n`);
    save({ pages, playground });
  }
  await browser.close();
  console.log(`JSON: ${options.out}`);
  return true;
});
