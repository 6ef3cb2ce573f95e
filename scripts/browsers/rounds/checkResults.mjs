/** Pages whose samples render something, the last one reached by a link. */
const PAGES = ['/react/install/', '/react/api/text-direction-provider/'];
const LINKED = 'mergeClasses';

/** Milliseconds until a page that a link leads to is on the screen. */
const PATIENCE = 10_000;

/** The body of a function, for the page: what its results are made of, and how many have a look. */
const READ_RESULTS = `
  const found = Array.from(document.querySelectorAll('[data-result]'), (frame) => {
    const root = frame.shadowRoot;
    const result = root && root.querySelector('.result');
    if (!result) return 'empty';
    const { colorScheme, display } = getComputedStyle(result);
    const isStyled = colorScheme.includes('dark') && display === 'block';
    return isStyled && result.childElementCount > 0 ? 'shown' : 'without styles or elements';
  });
  return { title: document.querySelector('h1').textContent.trim(), found };
`;

/**
 * Claims that results of samples are rendered in shadow roots with their rules, whether the HTML of the
 * server brings them or a link leads to their page.
 *
 * @param {import('../drivers/Driver.ts').Driver} driver
 * @param {string} origin - of the site
 * @param {import('../../lib/examples/createClaims.mjs').Claims} claims
 */
export async function checkResults(driver, origin, claims) {
  const read = async () => {
    const { title, found } = /** @type {{ title: string, found: string[] }} */ (
      await driver.read(READ_RESULTS)
    );
    return { title, count: found.length, faults: found.filter((one) => one !== 'shown') };
  };
  for (const address of PAGES) {
    await driver.open(origin + address);
    const { count, faults } = await read();
    claims.atLeast(`${address} has results`, count, 2);
    claims.equals(`the results of ${address} are shown`, faults, []);
  }

  await driver.read(`
    const links = Array.from(document.querySelectorAll('nav a'));
    links.find((link) => link.textContent.trim() === '${LINKED}').click();
  `);
  const end = Date.now() + PATIENCE;
  let last = await read();
  while ((last.title !== LINKED || last.faults.length > 0) && Date.now() < end) last = await read();
  claims.equals('a link leads to the other page', last.title, LINKED);
  claims.atLeast('that page has results', last.count, 2);
  claims.equals('the results of that page are shown', last.faults, []);
}
