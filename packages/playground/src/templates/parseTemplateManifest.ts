import { isRecord } from '@griffel-site/engine/isRecord';
import type { SharedCode } from '../share/SharedCode.ts';

const MAX_TITLE = 60;
const MIN_SUMMARY = 20;
const MAX_SUMMARY = 160;
const KEYS = ['title', 'order', 'summary'];

/**
 * Reads the text of a `template.json`, which is not trusted to be JSON or to have the right shape.
 *
 * @param text - The content of the file.
 * @param where - The path that an error names, e.g. `templates/nesting/template.json`.
 * @throws An error that says what is wrong, where, and what to do about it.
 * @example
 * Input: `{ "title": "Nesting", "order": 20, "summary": "A list styled by nested selectors." }`
 *
 * Output: the same as an object with these three keys.
 */
export function parseTemplateManifest(text: string, where: string): TemplateManifest {
  const manifest = parseObject(text, where);

  const unknownKey = Object.keys(manifest).find((key) => !KEYS.includes(key));
  if (unknownKey !== undefined) {
    throw new Error(
      `${where}: unknown key ${JSON.stringify(unknownKey)}. Remove it: a template has title, order and summary.`,
    );
  }

  const { title, order, summary } = manifest;
  if (typeof title !== 'string' || title.trim() === '' || title.length > MAX_TITLE) {
    throw new Error(
      `${where}: "title" is ${describe(title)}. Make it a text of 1 to ${MAX_TITLE} characters.`,
    );
  }
  if (typeof order !== 'number' || !Number.isSafeInteger(order) || order < 0) {
    throw new Error(
      `${where}: "order" is ${describe(order)}. Make it a whole number from 0 up, e.g. 10.`,
    );
  }
  if (
    typeof summary !== 'string' ||
    summary.trim().length < MIN_SUMMARY ||
    summary.length > MAX_SUMMARY
  ) {
    throw new Error(
      `${where}: "summary" is ${describe(summary)}. Make it one sentence of ${MIN_SUMMARY} to ${MAX_SUMMARY} characters.`,
    );
  }
  return { title, order, summary };
}

function parseObject(text: string, where: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    // The message of JSON.parse differs between engines, so it stays in the cause.
    throw new Error(`${where}: not valid JSON. Check its commas, quotes, and braces.`, { cause });
  }
  if (!isRecord(value)) {
    throw new Error(
      `${where}: the file holds ${describe(value)}. Make it an object with title, order and summary.`,
    );
  }
  return value;
}

/** Names a wrong value so that an author finds it, without repeating a long one. */
function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'string') {
    return value.trim() === '' ? 'empty' : `a text of ${value.length} characters`;
  }
  return typeof value === 'object' ? 'an object' : String(value);
}

/** The content of `template.json`; the id of the template is the name of its folder. */
export interface TemplateManifest {
  /** The name in the list of templates, at most 60 characters. */
  title: string;
  /** Its position in that list: lower comes first. */
  order: number;
  /** One sentence about what the user sees and learns, 20 to 160 characters. */
  summary: string;
}

/** A template, ready to open. */
export interface Template {
  /** Its name in addresses. */
  id: string;
  title: string;
  summary: string;
  files: SharedCode['files'];
}
