import listed from '@generated/playground/default/templates.json';
import stylesheet from '@generated/playground/default/playground.sheet';
import type { PlaygroundProps } from '@griffel-site/playground/props';
import type { ComponentType } from 'react';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';
import { loadScripts } from './loadScripts';

/** What the page cannot have from the start, for its weight. */
export interface LoadedPlayground {
  Component: ComponentType<PlaygroundProps>;
  templates: PlaygroundProps['templates'];
}

/** Loads the playground with its stylesheet, and begins with what it needs first. */
export async function loadPlayground(): Promise<LoadedPlayground> {
  void loadScripts().catch(() => undefined);
  const [{ Playground }] = await Promise.all([
    import(/* webpackChunkName: "playground" */ '@griffel-site/playground'),
    keepStylesheet(stylesheet),
  ]);
  return {
    Component: Playground,
    templates: listed.map(({ files, ...template }) => ({
      ...template,
      files: Object.fromEntries(files.map(({ name, code }) => [name, `${code}\n`])),
    })),
  };
}
