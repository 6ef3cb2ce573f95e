import type { DefaultTreeAdapterMap } from 'parse5';
import {
  findElement,
  findElements,
  hasClass,
  isElement,
  readAttribute,
  type HTMLElement,
  type HTMLNode,
} from './HTMLNode.ts';

type HTMLTemplate = DefaultTreeAdapterMap['template'];

/** The length limit of a description, in characters. Longer ones are less useful than the code above them. */
const LONGEST = 240;

/** Elements that are part of a line of text. */
const PHRASING = new Set(
  'abbr b bdi bdo br code del em i ins kbd mark q s small span strong sub sup time u'.split(' '),
);

const FIELDS: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  color: 'color field',
  date: 'date field',
  number: 'number field',
  password: 'password field',
  radio: 'radio button',
  range: 'slider',
  reset: 'button',
  search: 'search field',
  submit: 'button',
};

const ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  combobox: 'list to choose from',
  img: 'picture',
  link: 'link',
  meter: 'meter',
  menuitem: 'menu item',
  option: 'option',
  progressbar: 'progress bar',
  radio: 'radio button',
  slider: 'slider',
  switch: 'switch',
  tab: 'tab',
};

const TAGS: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  img: 'picture',
  meter: 'meter',
  progress: 'progress bar',
  select: 'list to choose from',
  summary: 'disclosure',
  svg: 'picture',
  textarea: 'text field',
  video: 'video',
};

/**
 * Describes what a sample renders: its texts, and its controls by their roles and names.
 *
 * `<p>Saved</p><button disabled>Undo</button>` gives `“Saved”, a disabled button “Undo”`. If a result is
 * shown in both directions, only the first is described.
 *
 * @param result - the element on the page that contains the result's shadow root
 */
export function describeResult(result: HTMLElement): string {
  const template = findElement([result], ({ tagName }) => tagName === 'template');
  const content = template ? (template as HTMLTemplate).content.childNodes : [];
  const shown = findElements(content, (element) => hasClass(element, 'result'));
  const isPair = findElement(content, (element) => hasClass(element, 'pair')) !== undefined;
  const described = isPair ? shown.slice(0, 1) : shown;
  const parts = mergeEqual(described.flatMap(({ childNodes }) => describe(childNodes)));
  const text = limit(parts) || 'boxes without text';
  return isPair ? `in both directions: ${text}` : text;
}

/** Replaces a run of equal parts with one part and its count. */
function mergeEqual(parts: readonly string[]): string[] {
  const counts: { part: string; count: number }[] = [];
  for (const part of parts) {
    const last = counts.at(-1);
    if (last?.part === part) last.count += 1;
    else counts.push({ part, count: 1 });
  }
  return counts.map(({ part, count }) => (count > 1 ? `${part} (${String(count)} times)` : part));
}

function limit(parts: readonly string[]): string {
  let text = '';
  for (const [index, part] of parts.entries()) {
    const longer = text === '' ? part : `${text}, ${part}`;
    if (longer.length > LONGEST && index > 0) {
      return `${text}, and ${String(parts.length - index)} more`;
    }
    text = longer;
  }
  return text;
}

function describe(nodes: readonly HTMLNode[]): string[] {
  const parts: string[] = [];
  let run = '';
  const endRun = () => {
    const text = run.replace(/\s+/g, ' ').trim();
    if (text !== '') parts.push(`“${text}”`);
    run = '';
  };
  for (const node of nodes) {
    if (!isElement(node)) {
      if ('value' in node) run += node.value;
      continue;
    }
    if (isInvisible(node)) continue;
    const kind = readKind(node);
    if (kind === undefined && PHRASING.has(node.tagName) && !hasControls(node)) {
      run += node.tagName === 'br' ? ' ' : readVisibleText(node);
      continue;
    }
    endRun();
    parts.push(...(kind === undefined ? describe(node.childNodes) : [describeControl(node, kind)]));
  }
  endRun();
  return parts;
}

function isInvisible(element: HTMLElement): boolean {
  const has = (name: string) => readAttribute(element, name) !== undefined;
  return (
    readAttribute(element, 'aria-hidden') === 'true' ||
    has('hidden') ||
    ['style', 'script', 'template', 'link', 'meta'].includes(element.tagName) ||
    (element.tagName === 'svg' && readName(element) === '') ||
    (element.tagName === 'img' && readAttribute(element, 'alt') === '')
  );
}

function readKind(element: HTMLElement): string | undefined {
  const role = ROLES[readAttribute(element, 'role') ?? ''];
  if (role !== undefined) return role;
  if (element.tagName !== 'input') return TAGS[element.tagName];
  const type = readAttribute(element, 'type') ?? 'text';
  return type === 'hidden' ? undefined : (FIELDS[type] ?? 'text field');
}

function hasControls({ childNodes }: HTMLElement): boolean {
  return findElement(childNodes, (element) => readKind(element) !== undefined) !== undefined;
}

/** The accessible name of a control, from its attributes or SVG title. */
function readName(element: HTMLElement): string {
  const title = findElement(element.childNodes, ({ tagName }) => tagName === 'title');
  return (
    readAttribute(element, 'aria-label') ??
    readAttribute(element, 'alt') ??
    (title ? readVisibleText(title) : '')
  );
}

function readVisibleText(node: HTMLNode): string {
  if ('value' in node) return node.value;
  return isElement(node) && !isInvisible(node) ? node.childNodes.map(readVisibleText).join('') : '';
}

function describeControl(element: HTMLElement, kind: string): string {
  const has = (name: string) => readAttribute(element, name) !== undefined;
  const is = (name: string) => readAttribute(element, name) === 'true';
  const name =
    readName(element) ||
    (element.tagName === 'select' ? '' : readVisibleText(element)) ||
    readAttribute(element, 'placeholder') ||
    readAttribute(element, 'value') ||
    '';
  const states = [
    (has('disabled') || is('aria-disabled')) && 'disabled',
    (has('checked') || is('aria-checked')) && 'checked',
    is('aria-pressed') && 'pressed',
    is('aria-selected') && 'selected',
  ].filter((state) => state !== false);
  const what = [...states, kind].join(' ');
  const text = name.replace(/\s+/g, ' ').trim();
  return `${what.startsWith('o') ? 'an' : 'a'} ${what}${text === '' ? '' : ` “${text}”`}`;
}
