import parts from '@generated/playground/default/parts.json';
import stylesheet from '@generated/playground/default/stylesheet.json';
import templates from '@generated/playground/default/templates.json';
import { SHARE_PREFIX } from '@griffel-site/playground/share';
import { warmFrames } from '@griffel-site/playground/warm-frames';
import type { Location } from 'history';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';
import { loadScripts, loadTemplateRun } from './loadParts';

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
