// docs/react/guides/child-window-rendering.mdx
import { countStyleElements, readRules, readStyle } from '../lib/examples/readPage.mjs';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  const { claims, open, serve, succeeds } = example;
  await succeeds('the types are correct', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');

  const { page, errors } = await open(await serve('dist'));
  const rulesBefore = await readRules(page);
  claims.equals(
    'the page is styled',
    await readStyle(page, 'strong', ['background-color', 'padding-left']),
    ['rgb(80, 80, 80)', '12px'],
  );

  const frame = page.frames()[1];
  if (!frame) throw new Error('The page has no frame.');
  claims.equals(
    'the frame is styled',
    await readStyle(frame, 'strong', ['background-color', 'padding-left']),
    ['rgb(0, 90, 158)', '12px'],
  );

  const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('button').click()]);
  await popup.locator('strong').waitFor();
  claims.equals(
    'the popup is styled',
    await readStyle(popup, 'strong', ['background-color', 'padding-left']),
    ['rgb(164, 38, 44)', '12px'],
  );

  for (const [name, view] of Object.entries({ frame, popup })) {
    claims.atLeast(`the ${name} has style elements of Griffel`, await countStyleElements(view), 1);
    claims.equals(
      `the ${name} has the same rules as the page, each once`,
      (await readRules(view)).sort(),
      [...rulesBefore].sort(),
    );
  }
  claims.equals('the page has no more rules than before', await readRules(page), rulesBefore);
  claims.equals('the console has no errors', errors, []);
}
