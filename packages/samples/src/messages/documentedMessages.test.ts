import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listPages } from '../pages/listPages.ts';
import { readPageSections } from '../page-text/readPageSections.ts';
import { EXCEPTIONS, findMisquotes, listDocumentedMessages } from './documentedMessages.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');

const messages = listDocumentedMessages(ROOT);

it('finds the messages of the installed packages', () => {
  expect(messages.filter(({ from }) => from.startsWith('@griffel/')).length).toBeGreaterThan(40);
});

it('has every message that users can meet on a page, word for word', () => {
  const missing = messages
    .filter(({ pages }) => pages.length === 0)
    .map(({ from, place, headline }) => `${from} (${place}): ${headline}`);
  // Write each into the section that explains its cause: as inline code, or as the whole first line
  // of what a sample logs or throws.
  expect(missing).toEqual([]);
});

it('has few exceptions', () => {
  expect(EXCEPTIONS.size).toBeLessThan(5);
});

it('finds misquotes', () => {
  const headlines = [
    'There was a problem inserting the following rule: "…"',
    'Usage of shorthands is prohibited',
  ];
  const find = (text: string) => findMisquotes([text], headlines).map(([, headline]) => headline);
  expect(find('There was a problem adding the following rule: "…"')).toEqual([headlines[0]]);
  expect(find('Use of shorthands is prohibited')).toEqual([headlines[1]]);
  expect(find('There was a problem inserting the following rule: "undefined"')).toEqual([]);
  expect(find('problem inserting the following')).toEqual([]);
  expect(find('The number of shorthands is ten')).toEqual([]);
});

it('misquotes no message', () => {
  // Messages of TypeScript and of JavaScript itself are similar to each other.
  const headlines = messages
    .filter(({ from }) => from.startsWith('@griffel/'))
    .map(({ headline }) => headline);
  const misquotes = listPages(ROOT).flatMap((page) => {
    const markdown = fs.readFileSync(path.join(ROOT, page), 'utf8');
    const examples = path.join(ROOT, 'examples');
    const sections = readPageSections(markdown, { path: path.join(ROOT, page), examples });
    const quoted = sections.flatMap((section) => section.messages);
    return findMisquotes(quoted, headlines).map(
      ([text, headline]) => `${page}: "${text}" is almost "${headline}"`,
    );
  });
  expect(misquotes, 'Write the message word for word, with … for inserted values.').toEqual([]);
});
