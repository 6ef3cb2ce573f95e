// node scripts/testNginx.mjs: serves the last build with the installed nginx and the configuration in
// deploy/nginx, and checks every route and file. Without nginx, it says so and checks nothing.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compressFiles } from './compress.mjs';
import { findPort } from './lib/listen.mjs';
import { findNginx, startNginx } from './lib/nginx/startNginx.mjs';
import { listChecks } from './lib/nginx/listChecks.mjs';
import { BUILD, CACHE, requireBuild, ROOT } from './lib/paths.mjs';
import { writeReport } from './lib/readReport.mjs';

const counts = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {string} program
 * @param {string} title
 * @param {string} directory
 */
async function checkFolder(program, title, directory) {
  console.log(title);
  const config = fs.readFileSync(path.join(ROOT, 'deploy/nginx/griffel.conf'), 'utf8');
  const server = await startNginx({ program, config, directory, port: await findPort() });
  try {
    for (const { name, run } of listChecks({ ...server, directory })) {
      try {
        const remark = await run();
        counts.passed += 1;
        console.log(`  passed  ${name}${remark ? ` (${remark})` : ''}`);
      } catch (error) {
        counts.failed += 1;
        console.error(`  FAILED  ${name}\n${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await server.stop();
  }
}

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
try {
  requireBuild();
  const found = findNginx();
  if (found) {
    console.log(`Using ${found.version}: ${found.program}`);
    fs.cpSync(BUILD, copy, { recursive: true, preserveTimestamps: true });
    await checkFolder(found.program, 'The build as it is, compressed by nginx:', copy);
    const count = compressFiles(copy);
    await checkFolder(found.program, `With ${count} files compressed beforehand:`, copy);
  } else {
    counts.skipped = 1;
    console.log(
      'NOT RUN: nginx is not installed, so deploy/nginx was not tested. On Debian: apt-get install nginx-light',
    );
  }
} catch (error) {
  counts.failed += 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  fs.rmSync(copy, { recursive: true, force: true });
}
writeReport(path.join(CACHE, 'nginx.json'), counts);
process.exit(counts.failed === 0 ? 0 : 1);
