import parts from '@generated/playground/default/parts.json';
import listed from '@generated/playground/default/templates.json';
import stylesheet from '@generated/playground/default/playground.sheet';
import type { PlaygroundProps } from '@griffel-site/playground/props';
import { warmFrames } from '@griffel-site/playground/warm-frames';
import type { ComponentType } from 'react';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';
import { loadScripts, loadTemplateRun } from './loadScripts';

/** What the page cannot have from the start, for its weight. */
export interface LoadedPlayground {
  Component: ComponentType<PlaygroundProps>;
  templates: PlaygroundProps['templates'];
}

/**
 * Begins with what takes the browser longest, so that it does so while the page starts: loads the
 * frames of the preview, and what is known of the template that opens.
 *
 * @param template - its `id`; '' for none
 * @returns removes the frames, unless they are in use
 */
export function warmUp(template: string): () => void {
  loadScripts().catch(() => undefined);
  if (template !== '') loadTemplateRun(template).catch(() => undefined);
  return warmFrames(document, parts.sandbox, loadScripts);
}

/** Loads the playground with its stylesheet. */
export async function loadPlayground(): Promise<LoadedPlayground> {
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
