import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';

const TEMPLATES = path.join(ROOT, 'packages/playground/templates');

/** Milliseconds until a template is on the screen, on a busy machine. */
const PATIENCE = 30_000;

/**
 * Opens each template by its address, and claims that it renders without problems.
 *
 * @param {import('../openPlayground.mjs').PlaygroundPage} page
 * @param {import('../../lib/examples/createClaims.mjs').Claims} claims
 */
export async function checkTemplates(page, claims) {
  for (const id of fs.readdirSync(TEMPLATES)) {
    await page.load(`#${id}`);
    const { status, problem, problems } = await page.waitFor(
      (state) => state.status === 'Rendered, no problems' || state.problem !== '',
      PATIENCE,
    );
    claims.equals(
      `template ${id} renders without problems`,
      { status, problem, problems },
      { status: 'Rendered, no problems', problem: '', problems: 'No problems' },
    );
    const hasText = (/** @type {string} */ text) => text.trim() !== '';
    claims.equals(
      `template ${id} has text`,
      hasText(await page.readPreview(hasText, PATIENCE)),
      true,
    );
  }
}
