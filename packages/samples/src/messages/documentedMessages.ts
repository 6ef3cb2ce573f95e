import fs from 'node:fs';
import path from 'node:path';
import { listPages } from '../pages/listPages.ts';
import { readPageSections } from '../page-text/readPageSections.ts';
import { createMessagePattern } from './readHeadline.ts';
import { listRequiredMessages, type RequiredMessage } from './requiredMessages.ts';

/** A message with the pages that have it. */
export interface DocumentedMessage extends RequiredMessage {
  /** The files, from the repository; none where it is missing. */
  pages: string[];
}

/**
 * Lists the messages that have to be on a page, and looks for them in the documentation: in prose, in
 * code, and in what samples are expected to cause. What is inserted into a message may be anything.
 *
 * @param root - the folder of the repository
 */
export function listDocumentedMessages(root: string): DocumentedMessage[] {
  const messages = listRequiredMessages(root);
  const pages = listPages(root).map((page) => {
    const file = path.join(root, page);
    const sections = readPageSections(fs.readFileSync(file, 'utf8'), {
      path: file,
      examples: path.join(root, 'examples'),
    });
    const parts = sections.flatMap(({ text, code, messages: quoted }) => [text, code, ...quoted]);
    return { page, parts };
  });
  return messages.map((message) => {
    const pattern = createMessagePattern(message.headline);
    const found = pages.filter(({ parts }) => parts.some((part) => pattern.test(part)));
    return { ...message, pages: found.map(({ page }) => page) };
  });
}
