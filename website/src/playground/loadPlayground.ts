import parts from '@generated/playground/default/parts.json';
import stylesheet from '@generated/playground/default/stylesheet.json';
import templates from '@generated/playground/default/templates.json';
import { SHARE_PREFIX } from '@griffel-site/playground/share';
import { warmFrames } from '@griffel-site/playground/warm-frames';
import type { Location } from 'history';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';
import integrity from '@generated/playground/default/integrity.json';
import type { PreparedRun } from '@griffel-site/playground/prepare-run';
import type { SandboxScripts } from '@griffel-site/playground/sandbox-scripts';

/** The `id` of the template that an address opens; '' if the address contains code. */
export function chooseTemplate({ hash, search }: { hash: string; search: string }): string {
  if (hash.startsWith(SHARE_PREFIX) || search.includes('code=')) return '';
  return (templates.find(({ id }) => `#${id}` === hash) ?? templates[0])?.id ?? '';
}

let coolDown: (() => void) | undefined;

/**
 * Starts the slowest tasks while the page starts: loads the frames of the preview, and the prepared run of
 * the template to open. Further calls do nothing until `coolFrames`.
 *
 * @param template - the template's `id`; '' for none
 */
export function warmUp(template: string): void {
  if (coolDown) return;
  loadScripts().catch(() => undefined);
  if (template !== '') loadTemplateRun(template).catch(() => undefined);
  coolDown = warmFrames(document, parts.sandbox, loadScripts);
}

/** Removes the frames, unless they are in use. */
export function coolFrames(): void {
  coolDown?.();
  coolDown = undefined;
}

let shown: { place: HTMLElement; remove: () => void } | undefined;

/**
 * Loads the playground with its style sheet and shows it, unless it is shown already.
 *
 * @param place - an empty element; if it has left the page meanwhile, nothing happens
 * @param page - the location of the page
 */
export async function showPlayground(place: HTMLElement, page: Location): Promise<void> {
  const [{ renderPlayground }] = await Promise.all([
    import(/* webpackChunkName: "playground" */ './PlaygroundRoot'),
    keepStylesheet(stylesheet),
  ]);
  if (!place.isConnected || shown?.place === place) return;
  // If the page differs from the server's HTML, React creates its elements again, including the place.
  shown?.remove();
  shown = { place, remove: renderPlayground(place, page) };
}

/** Removes the playground once React has finished its current work. */
export function removePlayground(): void {
  const { remove } = shown ?? {};
  shown = undefined;
  if (remove) queueMicrotask(remove);
}

let scripts: Promise<SandboxScripts> | undefined;
const runs = new Map<string, Promise<PreparedRun>>();

/** `reload` after a failure, because a truncated file may be in the browser's cache. */
let cache: RequestCache = 'default';

async function fetchText(url: string, options?: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return response.text();
}

function fetchScript(name: 'sandbox-frame' | 'evaluator'): Promise<string> {
  return fetchText(parts[name], { integrity: integrity[name], cache });
}

/** Loads the scripts of the sandbox; after a failure, the next call tries again. */
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

/** Loads the prepared run of a template; after a failure, the next call tries again. */
export function loadTemplateRun(id: string): Promise<PreparedRun> {
  const known = runs.get(id);
  if (known) return known;
  const url = (parts as Readonly<Record<string, string>>)[`run-${id}`] ?? '';
  const run = fetchText(url).then((text) => JSON.parse(text) as PreparedRun);
  runs.set(id, run);
  run.catch(() => runs.delete(id));
  return run;
}
