import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.mjs';
import { poll } from '../poll.mjs';
import { pressIn } from './checkPages.mjs';

const PAGE = '/react/api/text-direction-provider/';
const SAMPLE = 'Chat.tsx';

/** Milliseconds to wait until a sample runs. */
const RUN_PATIENCE = 20_000;

/** The start of a function's body: finds the sample's picture, the bar below it and the last button there. */
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
 * Claims that a sample runs on its page in place of its picture, and responds to a press.
 *
 * @param {import('./Driver.ts').Driver} driver
 * @param {string} origin - of the site
 * @param {import('../examples/createClaims.mjs').Claims} claims
 */
export async function checkRuns(driver, origin, claims) {
  const read = async () =>
    /** @type {{ label: string, status: string, isStill: boolean }} */ (await driver.read(READ));
  const press = () => driver.read(`${FIND} button.click();`);
  await driver.open(origin + PAGE);
  claims.equals('the sample offers to run', (await read()).label, 'Run it here');

  await press();
  const started = await poll(read, ({ status }) => status === 'Running', RUN_PATIENCE);
  claims.equals('it runs instead of its picture', started, {
    label: 'Back to the result',
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

const TEMPLATES = path.join(ROOT, 'packages/playground/templates');

/** Milliseconds to wait until a template is on the screen, on a busy machine. */
const TEMPLATE_PATIENCE = 30_000;

/**
 * Opens each template by its address, and claims that it renders without problems.
 *
 * @param {import('./openPlayground.mjs').PlaygroundPage} page
 * @param {import('../examples/createClaims.mjs').Claims} claims
 */
export async function checkTemplates(page, claims) {
  for (const id of fs.readdirSync(TEMPLATES)) {
    await page.load(`#${id}`);
    const { status, problem, problems } = await page.waitFor(
      (state) => state.status === 'Rendered, no problems' || state.problem !== '',
      TEMPLATE_PATIENCE,
    );
    claims.equals(
      `template ${id} renders without problems`,
      { status, problem, problems },
      { status: 'Rendered, no problems', problem: '', problems: 'No problems' },
    );
    const hasText = (/** @type {string} */ text) => text.trim() !== '';
    claims.equals(
      `template ${id} has text`,
      hasText(await page.readPreview(hasText, TEMPLATE_PATIENCE)),
      true,
    );
  }
}

/** Pages whose samples have results; the linked one is opened by a link. */
const PAGES = ['/react/install/', '/react/api/text-direction-provider/'];
const LINKED = 'mergeClasses';

/** Milliseconds to wait until a linked page is on the screen. */
const LINK_PATIENCE = 10_000;

/** The body of a function that reads the heading of the page and the state of each of its results. */
const READ_RESULTS = `
  const found = Array.from(document.querySelectorAll('[data-result]'), (frame) => {
    const root = frame.shadowRoot;
    const result = root && root.querySelector('.result');
    if (!result) return 'empty';
    const { colorScheme, display } = getComputedStyle(result);
    const isStyled = colorScheme.includes('dark') && display === 'block';
    return isStyled && result.childElementCount > 0 ? 'shown' : 'without styles or elements';
  });
  return { title: document.querySelector('h1')?.textContent.trim(), found };
`;

/**
 * Claims that results of samples are rendered in shadow roots with their rules, both in the server's HTML and
 * after following a link.
 *
 * @param {import('./Driver.ts').Driver} driver
 * @param {string} origin - of the site
 * @param {import('../examples/createClaims.mjs').Claims} claims
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

  await driver.read(pressIn('nav a', LINKED));
  const isDone = (/** @type {Awaited<ReturnType<typeof read>>} */ { title, faults }) =>
    title === LINKED && faults.length === 0;
  const last = await poll(read, isDone, LINK_PATIENCE);
  claims.equals('a link leads to the other page', last.title, LINKED);
  claims.atLeast('that page has results', last.count, 2);
  claims.equals('the results of that page are shown', last.faults, []);
}

/** Milliseconds to wait until the page reports that code hangs. */
const HANG_PATIENCE = 20_000;

/** Loops that must be stopped in every browser: guards in the code end them, wherever they run. */
const HANGS = {
  'at the top level': 'while (true);\nexport default () => null;',
  'in a render': 'export default function App() {\n  for (;;);\n}',
  'in an effect': `import { useEffect } from 'react';
export default function App() {
  useEffect(() => { do {} while (true); }, []);
  return <p>Before it hangs</p>;
}`,
  'that catches its own end':
    'export default function App() {\n  while (true) { try { while (true); } catch {} }\n}',
};

/**
 * Runs code that hangs, and claims that the page reports it and still works.
 *
 * @param {import('./openPlayground.mjs').PlaygroundPage} page
 * @param {import('../examples/createClaims.mjs').Claims} claims
 */
export async function checkHangs(page, claims) {
  await page.load('#first-style');
  for (const [name, code] of Object.entries(HANGS)) {
    await page.run(code);
    const { problem, stopped } = await page.waitFor(
      (state) => state.problem !== '' || state.stopped !== '',
      HANG_PATIENCE,
    );
    claims.equals(`a loop ${name} is stopped, and reported`, problem + stopped !== '', true);
    await page.run(`export default () => <p>After the loop ${name}</p>;`);
    const text = `After the loop ${name}`;
    claims.contains(
      `after the loop ${name} code runs again`,
      await page.readPreview((found) => found.includes(text), HANG_PATIENCE),
      text,
    );
  }
}
