import path from 'node:path';
import { expect, it } from 'vitest';
import { EXCEPTIONS, listDocumentedMessages } from './documentedMessages.ts';

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
