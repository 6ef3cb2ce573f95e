const PAGE = '/react/api/text-direction-provider/';
const SAMPLE = 'Chat.tsx';

/** Milliseconds until a sample runs. */
const PATIENCE = 20_000;

/** The body of a function, for the page: what it says of the sample, and its button. */
const FIND = `
  const picture = document.querySelector('[aria-label="Result of ${SAMPLE}"]');
  const bar = picture.parentElement.lastElementChild;
  const button = Array.from(bar.querySelectorAll('button')).at(-1);
`;

const READ = `
  ${FIND}
  const status = bar.querySelector('[role="status"]');
  return { label: button.textContent, status: status ? status.textContent : '', isStill: picture.checkVisibility() };
`;

/**
 * Claims that a sample runs on its page, in the place of its picture, and answers to a press.
 *
 * @param {import('../drivers/Driver.ts').Driver} driver
 * @param {string} origin - of the site
 * @param {import('../../lib/examples/createClaims.mjs').Claims} claims
 */
export async function checkRuns(driver, origin, claims) {
  const read = async () =>
    /** @type {{ label: string, status: string, isStill: boolean }} */ (await driver.read(READ));
  const press = () => driver.read(`${FIND} button.click();`);
  await driver.open(origin + PAGE);
  claims.equals('the sample offers to run', (await read()).label, 'Run it here');

  await press();
  const end = Date.now() + PATIENCE;
  while ((await read()).status !== 'Running' && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  claims.equals('it runs instead of its picture', await read(), {
    label: 'Back to the picture',
    status: 'Running',
    isStill: false,
  });
  const readButton = (then = '') =>
    driver.readFrame(
      `${SAMPLE}, running`,
      `const button = document.querySelector('button'); ${then} return button.textContent;`,
    );
  claims.equals('it offers the other language', await readButton(), 'English');
  // React may render after the event.
  await readButton('button.click();');
  claims.equals('a press switches the language', await readButton(), 'العربية');

  await press();
  claims.equals('the picture comes back', (await read()).isStill, true);
}
