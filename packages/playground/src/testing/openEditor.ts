import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { SourceFiles } from '@griffel-site/engine';
import { openBundledPage } from './openBundledPage.ts';
import type { Harness, start } from './editorHarness.tsx';

/** The exports of the harness, which functions find in the page. */
declare const subject: { start: typeof start };
/** A global variable that `open` creates. */
declare let harness: Harness;

export type { Harness };

export interface EditorPage {
  page: Page;
  /** Starts over with these files and shows the first. */
  open: (files: SourceFiles) => Promise<void>;
  /** The texts of the last `onChange`. */
  readFiles: () => Promise<SourceFiles>;
  /** The callbacks that were called since the last `open`. */
  readCalls: () => Promise<readonly string[]>;
  update: (props: Parameters<Harness['update']>[0]) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a page with the editor in a browser.
 *
 * @param parts - TypeScript, as `/types-worker.js` and `/type-pack.json`; without them, the page has none
 */
export async function openEditor(
  parts?: Readonly<Record<'/types-worker.js' | '/type-pack.json', string>>,
): Promise<EditorPage> {
  const { page, close } = await openBundledPage({
    module: fileURLToPath(new URL('editorHarness.tsx', import.meta.url)),
    ...(parts && { files: parts }),
  });
  const types = parts && { workerURL: '/types-worker.js', packURL: '/type-pack.json' };
  return {
    page,
    close,
    async open(files) {
      await page.reload();
      const project = { files, active: Object.keys(files)[0] ?? '' };
      await page.evaluate(
        ([given, where]) => {
          harness = subject.start(given, where);
        },
        [project, types] as const,
      );
      await page.getByRole('textbox', { name: 'Code editor' }).waitFor();
    },
    readFiles: () => page.evaluate(() => harness.project.files),
    readCalls: () => page.evaluate(() => harness.calls),
    update: (props) => page.evaluate((given) => harness.update(given), props),
  };
}
