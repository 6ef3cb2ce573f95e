import { deflateRawSync } from 'node:zlib';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The playground, by the names that its users see. */
export interface Playground {
  editor: Locator;
  /** What the user's code renders. */
  preview: FrameLocator;
  /** The list of problems, once it is open. */
  problems: Locator;
  /** The number of problems, in the status bar. */
  count: Locator;
  /** Opens a panel from the status bar. */
  open: (panel: 'Problems' | 'Console' | 'Keys') => Promise<void>;
  /** Presses an entry of the menu. */
  choose: (name: string) => Promise<void>;
  tab: (name: string) => Locator;
  panel: (name: string) => Locator;
  button: (name: string) => Locator;
  /** Replaces the text of the file in the editor, with the keyboard. */
  write: (code: string) => Promise<void>;
  /** Copies the whole text of that file, because the editor renders only the lines in view. */
  read: () => Promise<string>;
}

/** `No problems`, `7 problems, 1 hint`. */
const PROBLEMS = /problems?(, \d+ hints?)?$/;

export function findPlayground(page: Page): Playground {
  const main = page.getByRole('main');
  const editor = main.getByRole('textbox', { name: 'Code editor' });
  const status = main.getByRole('group', { name: 'Status' });
  return {
    editor,
    preview: main.frameLocator('iframe[title="Preview"]').frameLocator('iframe'),
    problems: main.getByRole('region', { name: 'Problems' }),
    count: status.getByRole('button', { name: PROBLEMS }),
    async open(panel) {
      const name = { Problems: PROBLEMS, Console: /^Console/, Keys: 'Keys' }[panel];
      const button = status.getByRole('button', { name });
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      await expect(main.getByRole('region', { name: panel, exact: true })).toBeVisible();
    },
    async choose(name) {
      await main.getByRole('button', { name: 'More', exact: true }).click();
      await main.getByRole('group', { name: 'More' }).getByRole('button', { name }).click();
    },
    tab: (name) => main.getByRole('tab', { name, exact: true }),
    panel: (name) =>
      main.getByRole(name === 'Preview' ? 'region' : 'tabpanel', { name, exact: true }),
    button: (name) => main.getByRole('button', { name, exact: true }),
    async write(code) {
      await editor.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(code);
    },
    async read() {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await editor.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+c');
      return page.evaluate(() => navigator.clipboard.readText());
    },
  };
}

/** Lets TypeScript load without end, as on a slow line: it takes more than a second of processor time. */
async function holdTypes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    window.Worker = new Proxy(Worker, {
      construct(target, [url, options]: [string | URL, WorkerOptions?]) {
        return String(url).includes('types-worker')
          ? Object.assign(new EventTarget(), { postMessage() {}, terminate() {} })
          : new target(url, options);
      },
    });
  });
}

/**
 * Opens an address of the playground and waits until code can be written.
 *
 * @param withTypes - whether TypeScript starts when the editor is used
 */
export async function openPlayground(
  page: Page,
  hash = '',
  withTypes = false,
): Promise<Playground> {
  if (!withTypes) await holdTypes(page);
  await page.goto(`/try-it-out/${hash}`);
  const playground = findPlayground(page);
  await expect(playground.editor).toBeVisible();
  return playground;
}

/** Creates the hash of a link that holds code. */
export function createLink(files: Readonly<Record<string, string>>, rest: object = {}): string {
  const json = JSON.stringify({ files, active: Object.keys(files)[0], ...rest });
  return `#v1.${deflateRawSync(json).toString('base64url')}`;
}

/** Writes a component with a text and a style that tests can look for. */
export function writeApp(text: string, style = "color: 'rgb(1, 2, 3)'"): string {
  return `import { makeStyles } from '@griffel/react';

const useClasses = makeStyles({ root: { ${style} } });

export default function App() {
  return <p className={useClasses().root}>${text}</p>;
}
`;
}
