import parts from '@generated/playground/default/parts.json';
import listed from '@generated/playground/default/templates.json';
import stylesheet from '@generated/playground/default/playground.sheet';
import type { PlaygroundProps } from '@griffel-site/playground/props';
import type { SandboxScripts } from '@griffel-site/playground/sandbox-scripts';
import type { ComponentType } from 'react';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';

/** What the page cannot have from the start, for its weight. */
export interface LoadedPlayground {
  Component: ComponentType<PlaygroundProps>;
  templates: PlaygroundProps['templates'];
}

let scripts: Promise<SandboxScripts> | undefined;

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.text();
}

/** Loads the scripts that the sandbox runs; what failed is asked for again. */
export function loadScripts(): Promise<SandboxScripts> {
  scripts ??= Promise.all([fetchText(parts['sandbox-frame']), fetchText(parts.evaluator)]).then(
    ([frame, evaluator]) => ({ frame, evaluator }),
  );
  scripts.catch(() => {
    scripts = undefined;
  });
  return scripts;
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
