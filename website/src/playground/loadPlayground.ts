import parts from '@generated/playground/default/parts.json';
import listed from '@generated/playground/default/templates.json';
import stylesheet from '@generated/playground/default/playground.sheet';
import type { PlaygroundProps } from '@griffel-site/playground/props';
import { warmFrames } from '@griffel-site/playground/warm-frames';
import type { ComponentType } from 'react';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';
import integrity from '@generated/playground/default/integrity.json';
import type { PreparedRun } from '@griffel-site/playground/prepare-run';
import type { SandboxScripts } from '@griffel-site/playground/sandbox-scripts';

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

let scripts: Promise<SandboxScripts> | undefined;
const runs = new Map<string, Promise<PreparedRun>>();

/** What was cut off on its way may be in the browser's cache. */
let cache: RequestCache = 'default';

async function fetchText(url: string, options?: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.text();
}

function fetchScript(name: 'sandbox-frame' | 'evaluator'): Promise<string> {
  return fetchText(parts[name], { integrity: integrity[name], cache });
}

/** Loads the scripts that the sandbox runs, whole; what failed is asked for again. */
export function loadScripts(): Promise<SandboxScripts> {
  scripts ??= Promise.all([fetchScript('sandbox-frame'), fetchScript('evaluator')]).then(
    ([frame, evaluator]) => ({ frame, evaluator }),
  );
  scripts.catch(() => {
    scripts = undefined;
    cache = 'reload';
  });
  return scripts;
}

/** Loads what the build has found out about a template; what failed is asked for again. */
export function loadTemplateRun(id: string): Promise<PreparedRun> {
  const known = runs.get(id);
  if (known) return known;
  const url = (parts as Readonly<Record<string, string>>)[`run-${id}`] ?? '';
  const run = fetchText(url).then((text) => JSON.parse(text) as PreparedRun);
  runs.set(id, run);
  run.catch(() => runs.delete(id));
  return run;
}
