import path from 'node:path';
import { createDOMRenderer, renderToStyleElements, RendererProvider } from '@griffel/react';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globSync } from 'tinyglobby';
import type { OwnStylesheet } from './ownStylesheets';

type Hook = () => unknown;

async function importHook(file: string): Promise<Hook> {
  const [hook] = Object.values((await import(file)) as Record<string, Hook>);
  if (!hook) throw new Error(`${file} exports no hook. Export the one that it is named after.`);
  return hook;
}

/**
 * Prints the rules of a stylesheet of its own in the order of the cascade, as a server collects them.
 * Styles are in files named `use…Styles.ts`, each of which exports its hook.
 *
 * @param siteDir the folder of the site, absolute
 */
export async function printOwnStyles(
  siteDir: string,
  { folder, salt }: OwnStylesheet,
): Promise<string> {
  const directory = path.join(siteDir, folder);
  const files = globSync('**/use*Styles.ts', { cwd: directory, absolute: true }).sort();
  const hooks = await Promise.all(files.map(importHook));
  const renderer = createDOMRenderer(undefined, { classNameHashSalt: salt });
  const components = hooks.map((useStyles) => {
    const Component = () => {
      useStyles();
      return null;
    };
    return createElement(Component);
  });
  renderToStaticMarkup(
    createElement(RendererProvider, {
      renderer,
      children: createElement(Fragment, null, ...components),
    }),
  );
  const styles = renderToStaticMarkup(
    createElement(Fragment, null, ...renderToStyleElements(renderer)),
  );
  return [...styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('\n');
}
