// npm run screens: records screenshots of the last build, to compare a later build with, for example after a
// change that should not be visible. They are valid on one machine only, so they are not committed. --compare
// compares the last build with them; --readme records the README's pictures instead.
import fs from 'node:fs';
import path from 'node:path';
import { BUILD, requireBuild, ROOT } from './lib/paths.mjs';
import { runScript } from './lib/runScript.mjs';

/** The pictures in the README. */
const PICTURES = [
  { name: 'home', address: '/' },
  { name: 'playground', address: '/try-it-out/' },
];

const SIZE = { width: 1440, height: 900 };

async function recordReadme() {
  const { ensureInstalled } = await import('./lib/ensureInstalled.mjs');
  await ensureInstalled();
  const { chromium } = await import('@playwright/test');
  const { createSiteServer } = await import('./lib/createSiteServer.mjs');
  const { BROWSER_ARGUMENTS, findBrowser } = await import('./lib/findBrowser.mjs');
  const { listen } = await import('./lib/listen.mjs');
  requireBuild();
  const { path: executablePath } = await findBrowser();
  const origin = `http://localhost:${await listen(createSiteServer(BUILD), 0)}`;
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  // Without animations, everything is shown from the start.
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  for (const { name, address } of PICTURES) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    // The font of headings is optional: only a second visit is sure to show it.
    await page.reload({ waitUntil: 'networkidle' });
    const file = path.join(ROOT, 'pictures', `${name}.png`);
    await page.screenshot({ path: file });
    console.log(`Recorded ${path.relative(ROOT, file)}`);
  }
  await browser.close();
}

if (process.argv.includes('--readme')) {
  await runScript(async () => {
    await recordReadme();
    return true;
  });
}

const compare = process.argv.indexOf('--compare');
if (compare > 0) {
  process.argv.splice(compare, 1);
  process.env.SCREENS = 'compare';
} else {
  fs.rmSync(path.join(ROOT, 'e2e/visual/screens'), { recursive: true, force: true });
  process.env.SCREENS = 'record';
  process.argv.push('--update-snapshots=all', '--reporter=dot');
}
process.argv.push('e2e/visual.e2e.ts');
await import('./e2e.mjs');
