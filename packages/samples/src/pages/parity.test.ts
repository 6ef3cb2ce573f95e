import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeParity, type Difference, type Fixture } from '@griffel-site/engine/parity';
import { listSamples } from '../samples/collectSamples.ts';
import { ALLOWED_IMPORTS } from '../verify/run/allowedImports.ts';
import { listPages } from './listPages.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const require = createRequire(import.meta.url);

/** The compilers read files from the disk, and packages from a `node_modules` above them. */
const folder = path.join(root, '.cache/parity');

const { JSDOM } = require('jsdom') as {
  JSDOM: new (html: string, options: { url: string }) => { window: Record<string, unknown> };
};
const { window } = new JSDOM('<div id="root"></div>', { url: 'https://localhost' });
const { document, getComputedStyle, localStorage, sessionStorage } = window;
// Without `window`, as in the compilers: one page shows what asking for it leads to.
const globals = { document, getComputedStyle, localStorage, sessionStorage };

const packages = {
  ...Object.fromEntries(
    ALLOWED_IMPORTS.filter((name) => !/^@griffel\/(core|react)$/.test(name)).map((name) => [
      name,
      require(name) as Record<string, unknown>,
    ]),
  ),
  // Hooks are compared, not rendered pages.
  'react-dom/client': {
    createRoot: () => ({ render: () => undefined }),
    hydrateRoot: () => undefined,
  },
};

const RENAMED =
  'The preset compiles a renamed makeResetStyles or makeStaticStyles to __styles(), as the page says.';
const MACHINE =
  'The preset writes the path from the file to the root of the disk, which depends on the machine. ' +
  'The engine shows no output, and says so.';
const IN_FUNCTION =
  'A call in a component makes its hook when that renders, which this test does not do.';

/** By page, and place among its samples. */
const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'docs/react/ahead-of-time-compilation/technical-details.mdx 12': {
    of: ['compiled', 'extracted', 'stylesheet'],
    because: RENAMED,
  },
  'docs/react/ahead-of-time-compilation/technical-details.mdx 13': {
    of: ['compiled', 'extracted', 'stylesheet'],
    because: MACHINE,
  },
  'docs/react/api/make-reset-styles.mdx 12': { of: ['classes', 'css'], because: IN_FUNCTION },
  'docs/react/api/make-static-styles.mdx 17': { of: ['css'], because: IN_FUNCTION },
  'docs/react/api/make-styles.mdx 21': { of: ['classes', 'css'], because: IN_FUNCTION },
  'docs/react/css-extraction/with-nextjs.mdx 6': {
    of: ['compiled', 'extracted', 'stylesheet'],
    because: MACHINE,
  },
};

/** Writes each sample of a page that has styles to its own folder. */
function writeSamples(page: string): Fixture[] {
  const markdown = fs.readFileSync(path.join(root, page), 'utf8');
  const samples = listSamples(markdown, page, path.join(root, 'examples'));
  return samples.flatMap((files, index) => {
    const entry = Object.keys(files).at(-1) ?? '';
    if (!Object.values(files).some((code) => /\bmake(Reset|Static)?Styles\b/.test(code))) return [];
    const name = `${page} ${String(index + 1)}`;
    const own = path.join(folder, name.replace(/\W+/g, '_'));
    for (const [file, code] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(own, file)), { recursive: true });
      fs.writeFileSync(path.join(own, file), code);
    }
    return [{ name, folder: own, files, entry, packages, globals }];
  });
}

fs.rmSync(folder, { recursive: true, force: true });
describeParity(listPages(root).flatMap(writeSamples), DIFFERENCES);
