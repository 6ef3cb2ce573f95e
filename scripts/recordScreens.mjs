// npm run screens: records the screenshots of the visual tests anew, from the last build. Look at
// the difference before you commit it. With --readme it records the README's pictures instead.
import fs from 'node:fs';
import path from 'node:path';
import { BUILD, ROOT } from './lib/paths.mjs';

/** What the README shows. */
const PICTURES = [
  { name: 'home', address: '/' },
  { name: 'playground', address: '/try-it-out/' },
];

const SIZE = { width: 1440, height: 900 };

async function recordReadme() {
  const { ensureInstalled } = await import('./lib/ensureInstalled.mjs');
  await ensureInstalled();
  const { chromium } = await import('@playwright/test');
  const { BROWSER_ARGUMENTS } = await import('./lib/browserArguments.mjs');
  const { createSiteServer } = await import('./lib/createSiteServer.mjs');
  const { findBrowser } = await import('./lib/findBrowser.mjs');
  const { listen } = await import('./lib/listen.mjs');
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no build to record. Make one with: npm run build');
  }
  const { path: executablePath } = await findBrowser();
  const origin = `http://localhost:${await listen(createSiteServer(BUILD), 0)}`;
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  // What moves is whole from the start.
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  for (const { name, address } of PICTURES) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    // The face of headings is optional: a second visit has it from the start.
    await page.reload({ waitUntil: 'networkidle' });
    const file = path.join(ROOT, 'pictures', `${name}.png`);
    await page.screenshot({ path: file });
    console.log(`Recorded ${path.relative(ROOT, file)}`);
  }
  await browser.close();
}

if (process.argv.includes('--readme')) {
  try {
    await recordReadme();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

fs.rmSync(path.join(ROOT, 'e2e/visual/screens'), { recursive: true, force: true });
process.env.RECORD_SCREENS = 'true';
process.argv.push('e2e/visual.e2e.ts', '--update-snapshots=all', '--reporter=dot');
await import('./e2e.mjs');
