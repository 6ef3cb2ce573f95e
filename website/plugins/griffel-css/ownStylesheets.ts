import fs from 'node:fs';
import path from 'node:path';
import { createDOMRenderer, renderToStyleElements, RendererProvider } from '@griffel/react';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globSync } from 'tinyglobby';

/** A separate style sheet for components whose rules not every page needs. */
interface OwnStylesheet {
  /** The folder of the components, relative to the site. */
  folder: string;
  /** The salt of their class names, so that no other component has the same classes. */
  salt: string;
}

export const HOME_STYLES: OwnStylesheet = { folder: 'src/home', salt: 'home' };

export const SEARCH_STYLES: OwnStylesheet = { folder: 'src/search/dialog', salt: 'search' };

export const PLAYGROUND_STYLES: OwnStylesheet = {
  folder: '../packages/playground/src',
  salt: 'playground',
};

/** The page around the playground. */
export const PLAYGROUND_PAGE_STYLES: OwnStylesheet = {
  folder: 'src/playground',
  salt: 'playground-page',
};

export const OWN_STYLESHEETS = [
  HOME_STYLES,
  SEARCH_STYLES,
  PLAYGROUND_STYLES,
  PLAYGROUND_PAGE_STYLES,
];

type Hook = () => unknown;

/** A call that creates styles, in the form that this repository uses. */
const CALL = /^(?:export )?const use\w+ = make(?:Reset|Static)?Styles\(/m;

async function importHooks(file: string): Promise<Hook[]> {
  const exported = Object.entries((await import(file)) as Record<string, Hook>);
  const hooks = exported.filter(([name]) => name.startsWith('use')).map(([, hook]) => hook);
  if (hooks.length === 0) throw new Error(`${file} exports no hook. Export at least one.`);
  return hooks;
}

/**
 * Prints the rules of a separate style sheet in cascade order, as collected by server rendering.
 * Styles must be in files named `use…Styles.ts`, each of which exports its hooks.
 *
 * @param siteDir the folder of the site, absolute
 */
export async function printOwnStyles(
  siteDir: string,
  { folder, salt }: OwnStylesheet,
): Promise<string> {
  const directory = path.join(siteDir, folder);
  const files = globSync('**/use*Styles.ts', { cwd: directory, absolute: true }).sort();
  if (files.length === 0) throw new Error(`${directory} has no file of styles: use…Styles.ts.`);
  for (const file of globSync(['**/*.ts', '**/*.tsx'], { cwd: directory, absolute: true })) {
    // Tests and samples do not belong to the components.
    if (files.includes(file) || /\.test\.|[\\/](?:testing|samples|__fixtures__)[\\/]/.test(file))
      continue;
    if (CALL.test(fs.readFileSync(file, 'utf8'))) {
      throw new Error(
        `${file} makes styles, but this folder's styles are printed from files named use…Styles.ts. Move them into one.`,
      );
    }
  }
  const hooks = (await Promise.all(files.map(importHooks))).flat();
  const renderer = createDOMRenderer(undefined, { classNameHashSalt: salt });
  const components = hooks.map((useStyles) => {
    const Component = () => {
      useStyles();
      return null;
    };
    return createElement(Component);
  });
  withoutSaltWarnings(() =>
    renderToStaticMarkup(
      createElement(RendererProvider, {
        renderer,
        children: createElement(Fragment, null, ...components),
      }),
    ),
  );
  const styles = renderToStaticMarkup(
    createElement(Fragment, null, ...renderToStyleElements(renderer)),
  );
  return [...styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('\n');
}

/** In development, Griffel warns about the first use of each salt, as if it had changed. */
function withoutSaltWarnings(run: () => void): void {
  const { error } = console;
  console.error = (...args: unknown[]) => {
    if (!String(args[0]).includes('different "classNameHashSalt"')) error(...args);
  };
  try {
    run();
  } finally {
    console.error = error;
  }
}
