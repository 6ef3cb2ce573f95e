import fs from 'node:fs';
import path from 'node:path';

/**
 * What a page tells the user to do. `place` is `file:line` on the page.
 *
 * @typedef {{ kind: 'command', command: string, place: string }} Command
 * @typedef {{ kind: 'file', file: string, code: string, place: string }} File
 * @typedef {Command | File} Step
 */

/** Comments for highlighting, and those around the regions of examples that pages quote. */
const MARKS = /^\s*(?:\/\/|#|\/\*|<!--)\s*(?:highlight-(?:next-line|start|end)|region:|endregion)/;

/** Fences that users should not copy. */
const NOT_COPIED = /\s(?:dont|test)(?=\s|$)/;

/**
 * Reads the steps in sections of a page: commands from shell fences, and files from fences with a title. Quotes are
 * filled from the examples.
 *
 * @param {string} root - the repository
 * @param {string} page - relative to the repository, with forward slashes
 * @param {readonly string[]} sections - headings, in the order in which to follow them
 * @returns {Step[]}
 * @throws {Error} with file:line if a heading is missing or a fence shows only part of a file
 */
export function readSteps(root, page, sections) {
  const { headings, fences } = readPage(fs.readFileSync(path.join(root, page), 'utf8'));
  return sections.flatMap((title) => {
    const heading = headings.find(({ text }) => text === title);
    if (!heading) {
      const titles = headings.map(({ text }) => `"${text}"`).join(', ');
      throw new Error(`${page}: there is no heading "${title}", only ${titles}.`);
    }
    const next = headings.find(({ line, depth }) => line > heading.line && depth <= heading.depth);
    return fences
      .filter(({ line }) => line > heading.line && line < (next?.line ?? Infinity))
      .flatMap((fence) => readFence(root, page, fence));
  });
}

/** @typedef {{ line: number, language: string, meta: string, code: string[] }} Fence */

/** @param {string} text */
function readPage(text) {
  /** @type {{ line: number, depth: number, text: string }[]} */
  const headings = [];
  /** @type {Fence[]} */
  const fences = [];
  /** @type {(Fence & { ticks: string }) | undefined} */
  let open;
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    if (open) {
      if (content.trim() === open.ticks) open = void fences.push(open);
      else open.code.push(content);
      return;
    }
    const [, ticks, language = '', meta = ''] = /^(`{3,})(\S*)(.*)$/.exec(content) ?? [];
    if (ticks) open = { ticks, language, meta, line, code: [] };
    const [, marks, title = ''] = /^(#{2,6}) (.+)$/.exec(content) ?? [];
    if (marks) headings.push({ line, depth: marks.length, text: title });
  });
  return { headings, fences };
}

/**
 * @param {string} root
 * @param {string} page
 * @param {Fence} fence
 * @returns {Step[]}
 */
function readFence(root, page, { line, language, meta, code }) {
  if (language === 'shell') {
    return code.flatMap((text, index) => {
      const command = text.trim();
      if (command === '' || command.startsWith('#')) return [];
      return [{ kind: 'command', command, place: `${page}:${line + 1 + index}` }];
    });
  }
  const file = /\stitle="([^"]*)"/.exec(meta)?.[1];
  if (file === undefined || NOT_COPIED.test(meta)) return [];
  const place = `${page}:${line}`;
  const [, quoted, region] = /\squote="([^"#]*)(#[^"]*)?"/.exec(meta) ?? [];
  if (region) {
    throw new Error(`${place}: ${file} quotes a region, but users need the whole file.`);
  }
  const lines = quoted
    ? fs
        .readFileSync(path.join(root, 'examples', quoted), 'utf8')
        .trimEnd()
        .split('\n')
    : code;
  const shown = lines.filter((text) => !MARKS.test(text)).join('\n');
  return [{ kind: 'file', file, code: `${shown}\n`, place }];
}
